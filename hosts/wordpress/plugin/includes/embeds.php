<?php
/**
 * oEmbed: an address of a frame (https://portal.example/embed/frame/card-payment) becomes an iframe.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		$portal = resident_widgets_options()['portal'];
		if ( '' !== $portal ) {
			wp_oembed_add_provider( $portal . '/embed/frame/*', $portal . '/oembed' );
		}
	}
);

/**
 * @param string|false $html
 * @return string|false
 */
function resident_widgets_embed( $html, string $url ) {
	$portal = resident_widgets_options()['portal'];
	if ( '' !== $portal && 0 === strpos( $url, $portal . '/embed/frame/' ) ) {
		resident_widgets_enqueue_frames();
	}
	return $html;
}

add_filter( 'embed_oembed_html', 'resident_widgets_embed', 10, 2 );

<?php
/**
 * The two scripts that pages may need, and a style sheet. All are served by the portal, always in its current version.
 */

defined( 'ABSPATH' ) || exit;

const RESIDENT_WIDGETS_LOADER = 'resident-widgets-loader';
const RESIDENT_WIDGETS_FRAMES = 'resident-widgets-frames';

/** Enqueues the loader of the elements, and the style sheet that keeps their places until they are there. */
function resident_widgets_enqueue_loader(): void {
	wp_enqueue_style( 'resident-widgets-reserved', resident_widgets_options()['portal'] . '/embed/reserved.css', array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	// No version in the query, because the script finds its own tag by its address.
	wp_enqueue_script( RESIDENT_WIDGETS_LOADER, resident_widgets_options()['portal'] . '/embed/loader.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/** Enqueues the script that resizes iframes with elements. */
function resident_widgets_enqueue_frames(): void {
	wp_enqueue_script( RESIDENT_WIDGETS_FRAMES, resident_widgets_options()['portal'] . '/embed/frame.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/** Returns their tags: modules; the loader's has the settings for all elements of the page. */
function resident_widgets_script_tag( string $tag, string $handle, string $src ): string {
	if ( RESIDENT_WIDGETS_LOADER !== $handle && RESIDENT_WIDGETS_FRAMES !== $handle ) {
		return $tag;
	}
	$facts = RESIDENT_WIDGETS_LOADER === $handle
		? array(
			'vendor' => resident_widgets_options()['vendor'],
			'locale' => resident_widgets_locale(),
		)
		: array();
	$html  = '<script type="module" src="' . esc_url( $src ) . '"';
	foreach ( array_filter( $facts, 'strlen' ) as $name => $value ) {
		$html .= ' data-' . $name . '="' . esc_attr( $value ) . '"';
	}
	return $html . "></script>\n"; // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript
}

add_filter( 'script_loader_tag', 'resident_widgets_script_tag', 10, 3 );

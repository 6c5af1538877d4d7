<?php
/**
 * Shortcodes: [resident element="bills" view="latest"], and one for each element: [resident_bills view="latest"].
 */

defined( 'ABSPATH' ) || exit;

/**
 * @param array<int|string, string>|string $input
 */
function resident_widgets_shortcode( $input, ?string $content = null, string $shortcode = 'resident' ): string {
	$attributes = array();
	foreach ( is_array( $input ) ? $input : array() as $name => $value ) {
		// WordPress passes an attribute without a value under a numeric key.
		if ( is_int( $name ) ) {
			$attributes[ strtolower( $value ) ] = '';
		} else {
			$attributes[ $name ] = $value;
		}
	}
	if ( 'resident' === $shortcode ) {
		$element = $attributes['element'] ?? '';
		unset( $attributes['element'] );
	} else {
		$element = str_replace( '_', '-', substr( $shortcode, strlen( 'resident_' ) ) );
	}
	return resident_widgets_render( $element, $attributes );
}

add_action(
	'init',
	static function () {
		add_shortcode( 'resident', 'resident_widgets_shortcode' );
		foreach ( array_keys( resident_widgets_elements() ) as $name ) {
			add_shortcode( 'resident_' . str_replace( '-', '_', $name ), 'resident_widgets_shortcode' );
		}
	}
);

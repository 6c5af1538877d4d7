<?php
/**
 * The first states of elements as HTML, which the portal's build has drawn: their fields can be used before any script.
 */

defined( 'ABSPATH' ) || exit;

const RESIDENT_WIDGETS_DRAWINGS = 'resident_widgets_drawings';

/** Stands for the portal's origin in drawings. */
const RESIDENT_WIDGETS_DRAWN_PORTAL = 'https://portal.invalid';

/**
 * Returns the portal's drawings by the element's name; none if the portal has none or does not answer. They are kept for an
 * hour, and a failure for five minutes, so that pages rarely wait for the portal. The portal keeps the style sheets of
 * earlier versions, and scripts of another version draw the element anew.
 */
function resident_widgets_drawings(): array {
	$portal = resident_widgets_options()['portal'];
	$cached = get_transient( RESIDENT_WIDGETS_DRAWINGS );
	if ( is_array( $cached ) && ( $cached['portal'] ?? '' ) === $portal && is_array( $cached['drawings'] ?? null ) ) {
		return $cached['drawings'];
	}
	$answer   = wp_remote_get(
		$portal . '/embed/drawings.json',
		array(
			'timeout'             => 2,
			'redirection'         => 0,
			'limit_response_size' => MB_IN_BYTES,
		)
	);
	$parsed   = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
	$drawings = is_array( $parsed ) ? $parsed : array();
	set_transient( RESIDENT_WIDGETS_DRAWINGS, compact( 'portal', 'drawings' ), is_array( $parsed ) ? HOUR_IN_SECONDS : 5 * MINUTE_IN_SECONDS );
	return $drawings;
}

/**
 * Whether HTML may be printed as it is: elements without scripts, frames, styles and handlers, whose forms send nothing,
 * because the portal accepts forms of its own pages only. The site already runs the portal's scripts, so this is no
 * protection from the portal, but from an answer that is no drawing.
 *
 * @param mixed $html
 */
function resident_widgets_is_drawn( $html ): bool {
	return is_string( $html )
		&& 0 === preg_match( '~<\s*/?\s*(script|style|template|iframe|frame|object|embed|base|meta|link|noscript|!doctype|html|body)\b|<[^>]*\s(on\w+|style|srcdoc|formaction)\s*=|javascript:~i', $html )
		&& preg_match_all( '~<form\b~i', $html ) === preg_match_all( '~<form\b[^>]*\smethod="dialog"[^>]*>~', $html );
}

/**
 * Returns the drawn content of an element's tag; empty if there is none that fits.
 *
 * @param string                $name       Name of the element, without "resident-".
 * @param array<string, string> $attributes Its valid attributes.
 */
function resident_widgets_drawn( string $name, array $attributes ): string {
	// Drawings follow these two attributes; feeds have no use for fields.
	if ( array() !== array_diff( array_keys( $attributes ), array( 'locale', 'vendor' ) ) || is_feed() ) {
		return '';
	}
	$options = resident_widgets_options();
	$locale  = $attributes['locale'] ?? resident_widgets_locale();
	$drawing = resident_widgets_drawings()[ $name ] ?? null;
	$style   = $drawing['style'] ?? null;
	$sum     = $drawing['integrity'] ?? null;
	$drawn   = $drawing['markup'][ $locale ][ '' === ( $attributes['vendor'] ?? $options['vendor'] ) ? 'plain' : 'vendor' ] ?? null;
	$shadow  = $drawn['shadow'] ?? null;
	$light   = $drawn['light'] ?? null;
	if (
		! is_string( $style ) || ! preg_match( '~^\d[\w.-]*/[a-z-]+\.css$~D', $style )
		|| ! is_string( $sum ) || ! preg_match( '~^sha256-[\w+/]{43}=$~D', $sum )
		|| ! resident_widgets_is_drawn( $shadow ) || ! resident_widgets_is_drawn( $light )
	) {
		return '';
	}
	// Each element of a page needs a form with an id of its own.
	if ( preg_match( '~<form\b[^>]*\sid="([\w-]+)"~', $light, $form ) ) {
		$light = str_replace( '"' . $form[1] . '"', '"' . wp_unique_id( $form[1] . '-' ) . '"', $light );
	}
	return '<template shadowrootmode="open"><link rel="stylesheet" href="' . esc_url( $options['portal'] . '/embed/' . $style )
		. '" integrity="' . esc_attr( $sum ) . '" crossorigin>' // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet
		. str_replace( RESIDENT_WIDGETS_DRAWN_PORTAL, esc_url( $options['portal'] ), $shadow . '</template>' . $light );
}

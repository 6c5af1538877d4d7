<?php
/**
 * The elements and their attributes. The build derives elements.json from the elements' declarations.
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads elements.json.
 *
 * @return array{elements: array<int, array<string, mixed>>, languages: array<string, string>}
 */
function resident_widgets_list(): array {
	static $list = null;
	if ( null === $list ) {
		$list = wp_json_file_decode( dirname( __DIR__ ) . '/elements.json', array( 'associative' => true ) );
	}
	return $list;
}

/**
 * All elements by name, without "resident-".
 *
 * @return array<string, array{name: string, summary: string, attributes: array<string, array<string, mixed>>}>
 */
function resident_widgets_elements(): array {
	static $elements = null;
	if ( null === $elements ) {
		$elements = array();
		foreach ( resident_widgets_list()['elements'] as $element ) {
			$element['attributes']        = array_column( $element['attributes'], null, 'name' );
			$elements[ $element['name'] ] = $element;
		}
	}
	return $elements;
}

/** Whether a text is a valid value of an attribute. */
function resident_widgets_takes( array $attribute, string $text ): bool {
	if ( 'boolean' === $attribute['kind'] ) {
		return in_array( $text, array( '', 'true', 'false' ), true );
	}
	if ( isset( $attribute['values'] ) ) {
		return in_array( $text, $attribute['values'], true );
	}
	// The patterns are written for JavaScript: "." matches a whole character, and \w and \d only ASCII.
	return 1 === preg_match( '//u', $text )
		&& ( ! isset( $attribute['pattern'] )
			|| 1 === preg_match( '~(*UTF)' . str_replace( '~', '\~', $attribute['pattern'] ) . '~D', $text ) );
}

/** Returns the name most similar to a misspelt one; null if none is similar. */
function resident_widgets_nearest( string $name, array $names ): ?string {
	$best = null;
	$off  = max( 2, intdiv( strlen( $name ), 3 ) ) + 1;
	foreach ( $names as $candidate ) {
		$distance = levenshtein( substr( $name, 0, 60 ), $candidate );
		if ( $distance < $off ) {
			$best = $candidate;
			$off  = $distance;
		}
	}
	return $best;
}

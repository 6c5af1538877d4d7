<?php
/**
 * What elements there are and what they take. elements.json is made by the build from what the elements declare.
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the build has written down.
 *
 * @return array{elements: array<int, array<string, mixed>>, languages: array<string, string>}
 */
function resident_widgets_list(): array {
	static $list = null;
	if ( null === $list ) {
		$list = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/elements.json' ), true );
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

/** Whether a text is one that an attribute takes. */
function resident_widgets_takes( array $attribute, string $text ): bool {
	if ( 'boolean' === $attribute['kind'] ) {
		return in_array( $text, array( '', 'true', 'false' ), true );
	}
	if ( isset( $attribute['values'] ) ) {
		return in_array( $text, $attribute['values'], true );
	}
	// The patterns are those of the elements' own script: "." is a letter there, and \w and \d are ASCII.
	return 1 === preg_match( '//u', $text )
		&& ( ! isset( $attribute['pattern'] )
			|| 1 === preg_match( '~(*UTF)' . str_replace( '~', '\~', $attribute['pattern'] ) . '~D', $text ) );
}

/** The name that was probably meant by a misspelt one; null where none is near. */
function resident_widgets_nearest( string $name, array $names ): ?string {
	$best = null;
	$off  = max( 2, intdiv( strlen( $name ), 3 ) ) + 1;
	foreach ( $names as $known ) {
		$distance = levenshtein( substr( $name, 0, 60 ), $known );
		if ( $distance < $off ) {
			$best = $known;
			$off  = $distance;
		}
	}
	return $best;
}

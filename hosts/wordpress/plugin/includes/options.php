<?php
/**
 * Settings that apply to all elements of the site.
 */

defined( 'ABSPATH' ) || exit;

const RESIDENT_WIDGETS_OPTION = 'resident_widgets';

/**
 * Returns the settings; each is empty if not set.
 *
 * @return array{portal: string, vendor: string, locale: string}
 */
function resident_widgets_options(): array {
	$stored = get_option( RESIDENT_WIDGETS_OPTION, array() );
	return array_merge(
		array(
			'portal' => '',
			'vendor' => '',
			'locale' => '',
		),
		array_filter( is_array( $stored ) ? $stored : array(), 'is_string' )
	);
}

/** Returns an attribute that every element has; it also validates the setting of the same name. */
function resident_widgets_common( string $name ): array {
	$elements = resident_widgets_elements();
	$first    = reset( $elements );
	return $first['attributes'][ $name ];
}

/** Returns the elements' language: the setting, else the site's language if the elements support it. */
function resident_widgets_locale(): string {
	$set  = resident_widgets_options()['locale'];
	$site = substr( get_locale(), 0, 2 );
	if ( '' !== $set ) {
		return $set;
	}
	return resident_widgets_takes( resident_widgets_common( 'locale' ), $site ) ? $site : '';
}

/** Returns the origin of an address, e.g. "https://portal.example"; empty if it is invalid. */
function resident_widgets_origin( string $address ): string {
	$parts  = wp_parse_url( trim( $address ) );
	$scheme = strtolower( $parts['scheme'] ?? '' );
	$host   = strtolower( $parts['host'] ?? '' );
	if ( ! in_array( $scheme, array( 'http', 'https' ), true ) || ! preg_match( '/^[a-z0-9.-]+$/D', $host ) || isset( $parts['user'] ) ) {
		return '';
	}
	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '' );
}

/**
 * Validates submitted settings. For an invalid value it reports an error and keeps the previous value.
 *
 * @param mixed $input
 */
function resident_widgets_sanitize( $input ): array {
	$before = resident_widgets_options();
	$input  = array_map( 'trim', array_filter( is_array( $input ) ? $input : array(), 'is_string' ) );
	$portal = resident_widgets_origin( $input['portal'] ?? '' );
	$vendor = $input['vendor'] ?? '';
	$locale = $input['locale'] ?? '';
	if ( '' === $portal && '' !== ( $input['portal'] ?? '' ) ) {
		add_settings_error( RESIDENT_WIDGETS_OPTION, 'portal', __( 'Enter the portal’s address, for example https://portal.example. Your change was not saved.', 'resident-widgets' ) );
		$portal = $before['portal'];
	}
	if ( '' !== $vendor && ! resident_widgets_takes( resident_widgets_common( 'vendor' ), $vendor ) ) {
		add_settings_error( RESIDENT_WIDGETS_OPTION, 'vendor', __( 'Enter the vendor’s short name as it appears in portal URLs (lowercase letters, digits and hyphens). Your change was not saved.', 'resident-widgets' ) );
		$vendor = $before['vendor'];
	}
	if ( '' !== $locale && ! resident_widgets_takes( resident_widgets_common( 'locale' ), $locale ) ) {
		$locale = $before['locale'];
	}
	return compact( 'portal', 'vendor', 'locale' );
}

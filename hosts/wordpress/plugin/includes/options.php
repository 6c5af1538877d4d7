<?php
/**
 * What the site says once for all its elements.
 */

defined( 'ABSPATH' ) || exit;

const RESIDENT_WIDGETS_OPTION = 'resident_widgets';

/**
 * The settings; each is empty where nothing was set.
 *
 * @return array{portal: string, vendor: string, locale: string}
 */
function resident_widgets_options(): array {
	$kept = get_option( RESIDENT_WIDGETS_OPTION, array() );
	return array_merge(
		array(
			'portal' => '',
			'vendor' => '',
			'locale' => '',
		),
		array_filter( is_array( $kept ) ? $kept : array(), 'is_string' )
	);
}

/** An attribute that every element has: what is checked for one holds for the settings of all. */
function resident_widgets_common( string $name ): array {
	$elements = resident_widgets_elements();
	$first    = reset( $elements );
	return $first['attributes'][ $name ];
}

/** The language the elements speak: the one that is set, else the site's where they know it. */
function resident_widgets_locale(): string {
	$set  = resident_widgets_options()['locale'];
	$site = substr( get_locale(), 0, 2 );
	if ( '' !== $set ) {
		return $set;
	}
	return resident_widgets_takes( resident_widgets_common( 'locale' ), $site ) ? $site : '';
}

/** Origin of an address that serves elements, e.g. "https://portal.example"; empty where it is none. */
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
 * Takes in what somebody typed into the settings. What cannot be used is told and leaves what was set before.
 *
 * @param mixed $typed
 */
function resident_widgets_sanitize( $typed ): array {
	$before = resident_widgets_options();
	$typed  = array_map( 'trim', array_filter( is_array( $typed ) ? $typed : array(), 'is_string' ) );
	$portal = resident_widgets_origin( $typed['portal'] ?? '' );
	$vendor = $typed['vendor'] ?? '';
	$locale = $typed['locale'] ?? '';
	if ( '' === $portal && '' !== ( $typed['portal'] ?? '' ) ) {
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

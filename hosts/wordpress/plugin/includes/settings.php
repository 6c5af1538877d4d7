<?php
/**
 * The page Settings → Resident elements. WordPress itself checks the nonce and the capability on saving.
 */

defined( 'ABSPATH' ) || exit;

/** One row of the form. */
function resident_widgets_field( string $name, string $label, callable $draw ): void {
	add_settings_field( $name, $label, $draw, 'resident-widgets', 'page', array( 'label_for' => 'resident-widgets-' . $name ) );
}

/** A text field with its description. */
function resident_widgets_input( string $name, string $type, string $about ): void {
	printf(
		'<input id="resident-widgets-%1$s" name="%2$s[%1$s]" type="%3$s" class="regular-text" value="%4$s" aria-describedby="resident-widgets-%1$s-about"><p class="description" id="resident-widgets-%1$s-about">%5$s</p>',
		esc_attr( $name ),
		esc_attr( RESIDENT_WIDGETS_OPTION ),
		esc_attr( $type ),
		esc_attr( resident_widgets_options()[ $name ] ),
		esc_html( $about )
	);
}

/** The select of the language; each language by its own name. */
function resident_widgets_locale_input(): void {
	printf( '<select id="resident-widgets-locale" name="%s[locale]">', esc_attr( RESIDENT_WIDGETS_OPTION ) );
	$set = resident_widgets_options()['locale'];
	printf( '<option value="">%s</option>', esc_html__( 'The site’s language', 'resident-widgets' ) );
	foreach ( resident_widgets_list()['languages'] as $locale => $name ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $locale ), selected( $set, $locale, false ), esc_html( $name ) );
	}
	echo '</select>';
}

add_action(
	'admin_init',
	static function () {
		register_setting(
			'resident-widgets',
			RESIDENT_WIDGETS_OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => 'resident_widgets_sanitize',
				'show_in_rest'      => false,
			)
		);
		add_settings_section( 'page', '', '__return_null', 'resident-widgets' );
		resident_widgets_field(
			'portal',
			__( 'Address of the portal', 'resident-widgets' ),
			static function () {
				resident_widgets_input( 'portal', 'url', __( 'For example https://portal.example. The portal that serves the elements and their data.', 'resident-widgets' ) );
			}
		);
		resident_widgets_field(
			'vendor',
			__( 'Vendor', 'resident-widgets' ),
			static function () {
				resident_widgets_input( 'vendor', 'text', __( 'The vendor’s short name in portal URLs, for example alfa. You can override it per element.', 'resident-widgets' ) );
			}
		);
		resident_widgets_field( 'locale', __( 'Language', 'resident-widgets' ), 'resident_widgets_locale_input' );
	}
);

/** The page with the form and the next steps. */
function resident_widgets_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html__( 'Resident elements', 'resident-widgets' ) . '</h1><p>';
	echo esc_html(
		resident_widgets_fill(
			__( 'Add the Resident element block or a shortcode such as {{shortcode}} to a page. Ask the portal’s administrator to add this site to the allowed origins: {{origin}}', 'resident-widgets' ),
			array(
				'shortcode' => '[resident_bills]',
				'origin'    => resident_widgets_origin( home_url() ),
			)
		)
	);
	echo '</p><form action="options.php" method="post">';
	settings_fields( 'resident-widgets' );
	do_settings_sections( 'resident-widgets' );
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_menu',
	static function () {
		$title = __( 'Resident elements', 'resident-widgets' );
		add_options_page( $title, $title, 'manage_options', 'resident-widgets', 'resident_widgets_settings_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( RESIDENT_WIDGETS_FILE ),
	static function ( array $links ): array {
		$address = admin_url( 'options-general.php?page=resident-widgets' );
		array_unshift( $links, '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'resident-widgets' ) . '</a>' );
		return $links;
	}
);

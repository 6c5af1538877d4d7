<?php
/**
 * Deletes the plugin's option and what it has cached. Blocks and shortcodes in pages stay.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $resident_widgets_site ) {
		delete_blog_option( $resident_widgets_site, 'resident_widgets' );
		delete_blog_option( $resident_widgets_site, '_transient_resident_widgets_drawings' );
		delete_blog_option( $resident_widgets_site, '_transient_timeout_resident_widgets_drawings' );
	}
} else {
	delete_option( 'resident_widgets' );
	delete_transient( 'resident_widgets_drawings' );
}

<?php
/**
 * Deletes the plugin's option. Blocks and shortcodes in pages stay.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $resident_widgets_site ) {
		delete_blog_option( $resident_widgets_site, 'resident_widgets' );
	}
} else {
	delete_option( 'resident_widgets' );
}

<?php
/**
 * Plugin Name:       Resident Widgets
 * Description:       Bills, meter readings, messages, votes and whatever else residents need, as a block and as shortcodes.
 * Version:           {{VERSION}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Resident Widgets
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       resident-widgets
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;

define( 'RESIDENT_WIDGETS_FILE', __FILE__ );

require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/drawings.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/pattern.php';
require __DIR__ . '/includes/embeds.php';
require __DIR__ . '/includes/settings.php';

add_action(
	'init',
	static function () {
		// WordPress before 6.8 does not find the translations in the plugin's own folder by itself.
		// phpcs:ignore PluginCheck.CodeAnalysis.DiscouragedFunctions.load_plugin_textdomainFound
		load_plugin_textdomain( 'resident-widgets', false, dirname( plugin_basename( RESIDENT_WIDGETS_FILE ) ) . '/languages' );
	},
	5
);

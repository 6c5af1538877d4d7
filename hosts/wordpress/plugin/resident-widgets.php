<?php
/**
 * Plugin Name:       Resident Widgets
 * Description:       Bills, meter readings, messages, votes and whatever else residents need, as a block and as shortcodes.
 * Version:           {{VERSION}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       resident-widgets
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;

define( 'RESIDENT_WIDGETS_FILE', __FILE__ );

require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/embeds.php';
require __DIR__ . '/includes/settings.php';

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'resident-widgets', false, dirname( plugin_basename( RESIDENT_WIDGETS_FILE ) ) . '/languages' );
	},
	5
);

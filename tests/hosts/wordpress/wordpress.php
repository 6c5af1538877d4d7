<?php
/**
 * The part of WordPress that the plugin calls, with the same escaping. Reads commands as JSON and writes their results as
 * JSON.
 */

define( 'ABSPATH', __DIR__ . '/' );
const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS   = 3600;
const MB_IN_BYTES       = 1048576;

$task  = json_decode( stream_get_contents( STDIN ), true );
$state = array(
	'options'    => $task['options'],
	'locale'     => $task['locale'] ?? 'lt_LT',
	'can'        => $task['can'] ?? array(),
	'shortcodes' => array(),
	'filters'    => array(),
	'scripts'    => array(),
	'styles'     => array(),
	'inline'     => array(),
	'blocks'     => array(),
	'patterns'   => array(),
	'errors'     => array(),
	'providers'  => array(),
	'pages'      => array(),
	'transients' => $task['transients'] ?? array(),
	'fetched'    => array(),
	'ids'        => 0,
);

function add_action( $name, $callback, $priority = 10, $count = 1 ) {
	global $state;
	$state['filters'][ $name ][] = $callback;
}
function add_filter( $name, $callback, $priority = 10, $count = 1 ) {
	add_action( $name, $callback );
}
function fire( $name, ...$arguments ) {
	global $state;
	foreach ( $state['filters'][ $name ] ?? array() as $callback ) {
		$callback( ...$arguments );
	}
}
function get_option( $name, $fallback = false ) {
	global $state;
	return $state['options'][ $name ] ?? $fallback;
}
function delete_option( $name ) {
	global $state;
	unset( $state['options'][ $name ] );
}
function get_transient( $name ) {
	global $state;
	return $state['transients'][ $name ]['value'] ?? false;
}
function set_transient( $name, $value, $seconds ) {
	global $state;
	$state['transients'][ $name ] = compact( 'value', 'seconds' );
}
function delete_transient( $name ) {
	global $state;
	unset( $state['transients'][ $name ] );
}
/** Returns what the test has at an address; null stands for a WP_Error. */
function wp_remote_get( $url, $options ) {
	global $state, $task;
	$state['fetched'][] = $url;
	return $task['remote'][ $url ] ?? null;
}
function wp_remote_retrieve_response_code( $answer ) {
	return $answer['status'] ?? '';
}
function wp_remote_retrieve_body( $answer ) {
	return $answer['body'] ?? '';
}
function wp_unique_id( $prefix ) {
	global $state;
	return $prefix . ++$state['ids'];
}
function is_feed() {
	global $task;
	return $task['feed'] ?? false;
}
function is_multisite() {
	return false;
}
function get_locale() {
	global $state;
	return $state['locale'];
}
function current_user_can( $capability ) {
	global $state;
	return in_array( $capability, $state['can'], true );
}
function esc_html( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_attr( $text ) {
	return esc_html( $text );
}
function esc_url( $url ) {
	$url = preg_replace( '/[^a-z0-9-~+_.?#=!&;,\/:%@$|*\'()\[\]\x80-\xff]/i', '', trim( $url ) );
	return preg_match( '#^(https?:|/)#i', $url ) ? str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), $url ) : '';
}
function __( $text, $domain ) {
	return $text;
}
function esc_html__( $text, $domain ) {
	return esc_html( __( $text, $domain ) );
}
function wp_parse_url( $url ) {
	return parse_url( $url );
}
function wp_json_encode( $value, $flags = 0 ) {
	return json_encode( $value, $flags );
}
function plugin_basename( $file ) {
	return 'resident-widgets/' . basename( $file );
}
function plugin_dir_path( $file ) {
	return dirname( $file ) . '/';
}
function plugins_url( $path, $file ) {
	return 'https://site.example/wp-content/plugins/resident-widgets/' . $path;
}
function admin_url( $path ) {
	return 'https://site.example/wp-admin/' . $path;
}
function home_url() {
	return 'https://site.example';
}
function load_plugin_textdomain( ...$arguments ) {}
function wp_set_script_translations( ...$arguments ) {}
function is_wp_version_compatible( $version ) {
	return true;
}
function wp_enqueue_style( $handle, $src ) {
	global $state;
	$state['styles'][ $handle ] = $src;
}
function wp_register_script( ...$arguments ) {}
function wp_enqueue_script( $handle, $src ) {
	global $state;
	$state['scripts'][ $handle ] = $src;
}
function wp_add_inline_script( $handle, $code ) {
	global $state;
	$state['inline'][ $handle ] = $code;
}
function add_shortcode( $name, $callback ) {
	global $state;
	$state['shortcodes'][ $name ] = $callback;
}
function register_block_type( $name, $settings ) {
	global $state;
	$state['blocks'][ $name ] = $settings;
}
function register_block_pattern( $name, $settings ) {
	global $state;
	$state['patterns'][ $name ] = $settings;
}
function wp_json_file_decode( $file, $options = array() ) {
	return json_decode( file_get_contents( $file ), $options['associative'] ?? false );
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-resident-element"';
}
function wp_oembed_add_provider( $pattern, $address ) {
	global $state;
	$state['providers'][ $pattern ] = $address;
}
function register_setting( $group, $name, $settings ) {
	global $state;
	$state['sanitize'] = $settings['sanitize_callback'];
}
function add_settings_error( $setting, $code, $message ) {
	global $state;
	$state['errors'][ $code ] = $message;
}
function add_settings_section( ...$arguments ) {}
function add_settings_field( ...$arguments ) {
	global $state;
	$state['fields'][] = $arguments[2];
}
function settings_fields( $group ) {
	echo '<input type="hidden" name="_wpnonce">';
}
function do_settings_sections( $page ) {
	global $state;
	foreach ( $state['fields'] as $draw ) {
		$draw();
	}
}
function submit_button() {}
function selected( $one, $other, $show ) {
	return $one === $other ? ' selected' : '';
}
function add_options_page( $title, $label, $capability, $slug, $draw ) {
	global $state;
	$state['pages'][ $slug ] = array( $capability, $draw );
}

require $task['plugin'] . '/resident-widgets.php';
fire( 'init' );
fire( 'admin_init' );
fire( 'admin_menu' );
fire( 'enqueue_block_editor_assets' );

/** Returns the result of one command of the test. */
function run_command( array $command ) {
	global $state, $task;
	switch ( $command['do'] ) {
		case 'shortcode':
			return isset( $state['shortcodes'][ $command['name'] ] ) ? $state['shortcodes'][ $command['name'] ]( $command['attributes'], '', $command['name'] ) : null;
		case 'block':
			return $state['blocks']['resident/element']['render_callback']( $command['attributes'] );
		case 'save':
			return $state['sanitize']( $command['input'] );
		case 'settings':
			ob_start();
			$state['pages']['resident-widgets'][1]();
			return ob_get_clean();
		case 'tags':
			$tags = '';
			foreach ( $state['scripts'] as $handle => $src ) {
				$tags .= $state['filters']['script_loader_tag'][0]( '<script></script>', $handle, $src );
			}
			return $tags;
		case 'styles':
			return $state['styles'];
		case 'embed':
			return $state['filters']['embed_oembed_html'][0]( '<iframe></iframe>', $command['url'] );
		case 'uninstall':
			define( 'WP_UNINSTALL_PLUGIN', 'resident-widgets/resident-widgets.php' );
			require $task['plugin'] . '/uninstall.php';
			return array( $state['options'], $state['transients'] );
		default:
			return $state[ $command['do'] ];
	}
}

echo json_encode( array_map( 'run_command', $task['commands'] ), JSON_THROW_ON_ERROR );

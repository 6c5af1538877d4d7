<?php
/**
 * The block "Resident element": one for all elements, with their attributes as controls.
 */

defined( 'ABSPATH' ) || exit;

/**
 * @param array{element?: mixed, values?: mixed} $block
 */
function resident_widgets_block( array $block ): string {
	$name = $block['element'] ?? '';
	$html = resident_widgets_render( is_string( $name ) ? $name : '', is_array( $block['values'] ?? null ) ? $block['values'] : array(), true );
	return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $html . '</div>';
}

/** Returns the data for the editor's script. */
function resident_widgets_editor_data(): array {
	$options = resident_widgets_options();
	return array(
		'portal'   => $options['portal'],
		'vendor'   => $options['vendor'],
		'locale'   => resident_widgets_locale(),
		'settings' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=resident-widgets' ) : '',
		'isTall'   => is_wp_version_compatible( '6.7' ),
		'elements' => array_map(
			static function ( array $element ): array {
				return array( 'attributes' => array_values( $element['attributes'] ) ) + $element;
			},
			array_values( resident_widgets_elements() )
		),
	);
}

add_action(
	'init',
	static function () {
		$handle = 'resident-widgets-editor';
		wp_register_script(
			$handle,
			plugins_url( 'block/editor.js', RESIDENT_WIDGETS_FILE ),
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
			'{{VERSION}}',
			true
		);
		wp_set_script_translations( $handle, 'resident-widgets', plugin_dir_path( RESIDENT_WIDGETS_FILE ) . 'languages' );
		register_block_type(
			'resident/element',
			array(
				'api_version'     => 3,
				'title'           => __( 'Resident element', 'resident-widgets' ),
				'description'     => __( 'Bills, meters, messages and more from the resident portal.', 'resident-widgets' ),
				'category'        => 'embed',
				'icon'            => 'building',
				'attributes'      => array(
					'element' => array(
						'type'    => 'string',
						'default' => 'bills',
					),
					'values'  => array(
						'type'    => 'object',
						'default' => array(),
					),
				),
				'supports'        => array(
					'align' => array( 'wide', 'full' ),
					'html'  => false,
				),
				'editor_script'   => $handle,
				'render_callback' => 'resident_widgets_block',
			)
		);
	}
);

add_action(
	'enqueue_block_editor_assets',
	static function () {
		wp_add_inline_script(
			'resident-widgets-editor',
			'window.residentWidgets = ' . wp_json_encode( resident_widgets_editor_data(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
	}
);

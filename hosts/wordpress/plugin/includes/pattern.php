<?php
/**
 * The block pattern "Self-service page": what residents do most, as blocks to start from.
 */

defined( 'ABSPATH' ) || exit;

/** Returns the block of one element, as WordPress stores it. */
function resident_widgets_pattern_block( string $name, array $values = array() ): string {
	$attributes = array( 'element' => $name ) + ( array() === $values ? array() : array( 'values' => $values ) );
	return '<!-- wp:resident/element ' . wp_json_encode( $attributes ) . ' /-->';
}

/** Returns blocks side by side, each in a column. */
function resident_widgets_pattern_columns( string ...$blocks ): string {
	$html = '<!-- wp:columns --><div class="wp-block-columns">';
	foreach ( $blocks as $block ) {
		$html .= '<!-- wp:column --><div class="wp-block-column">' . $block . '</div><!-- /wp:column -->';
	}
	return $html . '</div><!-- /wp:columns -->';
}

add_action(
	'init',
	static function () {
		register_block_pattern(
			'resident-widgets/self-service-page',
			array(
				'title'       => __( 'Self-service page', 'resident-widgets' ),
				'description' => __( 'Sign-in, bills, readings, messages and outages on one page.', 'resident-widgets' ),
				'categories'  => array( 'featured' ),
				'blockTypes'  => array( 'core/post-content' ),
				'content'     => implode(
					"\n",
					array(
						resident_widgets_pattern_block( 'outages' ),
						resident_widgets_pattern_columns(
							resident_widgets_pattern_block( 'login' ),
							resident_widgets_pattern_block( 'contract-switcher' )
						),
						resident_widgets_pattern_block( 'bills', array( 'view' => 'latest' ) ),
						resident_widgets_pattern_columns(
							resident_widgets_pattern_block( 'meters' ),
							resident_widgets_pattern_block( 'messages' )
						),
					)
				),
			)
		);
	}
);

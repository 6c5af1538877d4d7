<?php
/**
 * Renders an element, for the block and for the shortcodes.
 */

defined( 'ABSPATH' ) || exit;

/** Replaces the placeholders of a sentence. */
function resident_widgets_fill( string $sentence, array $values ): string {
	$pairs = array();
	foreach ( $values as $name => $value ) {
		$pairs[ '{{' . $name . '}}' ] = $value;
	}
	return strtr( $sentence, $pairs );
}

/** Returns the error in an element's name; null if it is valid. */
function resident_widgets_element_fault( string $name ): ?string {
	$names = array_keys( resident_widgets_elements() );
	if ( in_array( $name, $names, true ) ) {
		return null;
	}
	$meant = resident_widgets_nearest( $name, $names );
	return null === $meant
		? resident_widgets_fill(
			__( 'There is no element {{name}}. There are: {{all}}.', 'resident-widgets' ),
			array(
				'name' => $name,
				'all'  => implode( ', ', $names ),
			)
		)
		: resident_widgets_fill(
			__( 'There is no element {{name}}. Did you mean {{meant}}?', 'resident-widgets' ),
			compact( 'name', 'meant' )
		);
}

/** Returns the error in an attribute of an element; null if it is valid. */
function resident_widgets_attribute_fault( array $element, string $name, string $value ): ?string {
	$attributes = $element['attributes'];
	$values     = array(
		'element' => $element['name'],
		'name'    => $name,
		'value'   => $value,
	);
	if ( isset( $attributes[ $name ] ) ) {
		$attribute = $attributes[ $name ];
		return resident_widgets_takes( $attribute, $value )
			? null
			: resident_widgets_fill(
				__( '{{element}} does not accept {{name}}={{value}}. It accepts: {{takes}}.', 'resident-widgets' ),
				$values + array( 'takes' => isset( $attribute['values'] ) ? implode( ', ', $attribute['values'] ) : $attribute['summary'] )
			);
	}
	$meant = resident_widgets_nearest( $name, array_keys( $attributes ) );
	return null === $meant
		? resident_widgets_fill(
			__( '{{element}} has no attribute {{name}}. It has: {{all}}.', 'resident-widgets' ),
			$values + array( 'all' => implode( ', ', array_keys( $attributes ) ) )
		)
		: resident_widgets_fill(
			__( '{{element}} has no attribute {{name}}. Did you mean {{meant}}?', 'resident-widgets' ),
			$values + compact( 'meant' )
		);
}

/**
 * Returns the tag of an element with its attributes. Until the script runs it shows what is drawn of it. Without that it
 * shows a link and no block, because shortcodes are often in paragraphs.
 *
 * @param string $drawn The content that is drawn, or empty.
 */
function resident_widgets_tag( array $element, array $attributes, string $portal, string $vendor, string $drawn ): string {
	$tag  = 'resident-' . $element['name'];
	$html = '<' . $tag;
	foreach ( $attributes as $name => $value ) {
		$is_bare = 'boolean' === $element['attributes'][ $name ]['kind'];
		$html   .= ' ' . $name . ( $is_bare ? '' : '="' . esc_attr( $value ) . '"' );
	}
	$link  = '<a href="' . esc_url( $portal . ( '' === $vendor ? '/' : '/vendor/' . $vendor ) ) . '">'
		. esc_html__( 'Open in the resident portal', 'resident-widgets' ) . '</a>';
	$html .= '>' . ( '' === $drawn ? $link : $drawn ) . '</' . $tag . '>';
	// Browsers show a drawn element instead of its children, so the link is beside it.
	return '' === $drawn ? $html : '<noscript>' . $link . '</noscript>' . $html;
}

/** Returns notes for editors, shown above or in place of an element; empty for visitors. */
function resident_widgets_notes( array $sentences ): string {
	if ( array() === $sentences || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	wp_enqueue_style( 'resident-widgets-note', plugins_url( 'note.css', RESIDENT_WIDGETS_FILE ), array(), '{{VERSION}}' );
	$html = '<div class="resident-widgets-note" role="note"><p>' . esc_html__( 'Only those who edit this site see this:', 'resident-widgets' ) . '</p><ul>';
	foreach ( $sentences as $sentence ) {
		$html .= '<li>' . esc_html( $sentence ) . '</li>';
	}
	return $html . '</ul></div>';
}

/**
 * Renders one element with its valid attributes.
 *
 * @param string               $name     Name of the element, without "resident-".
 * @param array<string, mixed> $input    Its attributes as entered.
 * @param bool                 $is_block Whether it is rendered where WordPress adds no paragraphs, which would break a form.
 */
function resident_widgets_render( string $name, array $input, bool $is_block = false ): string {
	$options = resident_widgets_options();
	if ( '' === $options['portal'] ) {
		return resident_widgets_notes( array( __( 'Set the portal’s address first: Settings → Resident elements.', 'resident-widgets' ) ) );
	}
	$fault = resident_widgets_element_fault( $name );
	if ( null !== $fault ) {
		return resident_widgets_notes( array( $fault ) );
	}
	$element    = resident_widgets_elements()[ $name ];
	$attributes = array();
	$faults     = array();
	foreach ( $input as $attribute => $value ) {
		$attribute = (string) $attribute;
		$kind      = $element['attributes'][ $attribute ]['kind'] ?? 'string';
		$text      = is_scalar( $value ) ? trim( is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value ) : '';
		// An empty field means that the attribute is omitted.
		if ( ( '' === $text && 'boolean' !== $kind ) || ( 'boolean' === $kind && 'false' === $text ) ) {
			continue;
		}
		$fault = resident_widgets_attribute_fault( $element, $attribute, $text );
		if ( null === $fault ) {
			$attributes[ $attribute ] = $text;
		} else {
			$faults[] = $fault;
		}
	}
	resident_widgets_enqueue_loader();
	$drawn = $is_block ? resident_widgets_drawn( $name, $attributes ) : '';
	return resident_widgets_notes( $faults )
		. resident_widgets_tag( $element, $attributes, $options['portal'], $attributes['vendor'] ?? $options['vendor'], $drawn );
}

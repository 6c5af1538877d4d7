<?php
/**
 * Writes the tokens of the PHP files named on standard input, without white space and comments, as JSON: by file, pairs of
 * kind and text.
 */

$kept = static function ( $token ): bool {
	return ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true );
};
$pair = static function ( $token ): array {
	return is_array( $token ) ? array( token_name( $token[0] ), $token[1] ) : array( '', $token );
};

$tokens = array();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as $file ) {
	$tokens[ $file ] = array_map( $pair, array_values( array_filter( token_get_all( file_get_contents( $file ) ), $kept ) ) );
}
echo json_encode( $tokens, JSON_THROW_ON_ERROR );

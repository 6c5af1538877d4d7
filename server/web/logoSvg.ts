const signs = {
  roof: '<path d="M6 26 24 10l18 16" fill="none" stroke="{c}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M13 25v15h22V25" fill="none" stroke="{c}" stroke-width="5" stroke-linejoin="round"/>',
  wave: '<path d="M24 6c8 10 13 16 13 23a13 13 0 0 1-26 0C11 22 16 16 24 6z" fill="{c}"/><path d="M14 30c4-4 7 3 11 0s6-3 9 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  block:
    '<path d="M10 42V14l14-8 14 8v28z" fill="{c}"/><path d="M18 20h4m4 0h4m-12 8h4m4 0h4m-8 14v-7" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  // Signs of the fictional banks: an arch, two bars and a star.
  arch: '<path d="M6 40V26a18 18 0 0 1 36 0v14h-9V27a9 9 0 0 0-18 0v13z" fill="{c}"/>',
  bars: '<path d="M8 10h20v10H8zm12 18h20v10H20z" fill="{c}"/><path d="M32 10h8v10h-8zM8 28h8v10H8z" fill="{c}" opacity=".45"/>',
  star: '<path d="m24 4 6 14 14 6-14 6-6 14-6-14-14-6 14-6z" fill="{c}"/>',
} as const

/**
 * A vendor's logo: a square sign in its colour, without a name because the name is always next to it as
 * text.
 */
export const logoSvg = (name: string, color: string, sign: keyof typeof signs): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" role="img">' +
  `<title>${name}</title>${signs[sign].replaceAll('{c}', color)}</svg>`

/** Flat prints, painted from SVG: labels of bags and tins. */

const fontFamily = 'DejaVu Sans, Noto Sans, sans-serif'

/** A line of lettering, made smaller where it would be wider than `width`; `x` is its middle, `y` its foot. */
export function svgText(
  text: string,
  place: { readonly x: number; readonly y: number; readonly size: number; readonly width: number },
  colour: string,
): string {
  const { x, y, width } = place
  // the painter of prints does not know textLength
  const size = Number(Math.min(place.size, width / (text.length * 0.74)).toFixed(1))
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-family="${fontFamily}" font-weight="bold" font-size="${size}" text-anchor="middle" fill="${colour}">${safe}</text>`
}

export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

export function svgStripe(y: number, width: number, height: number, colour: string): string {
  return `<rect x="0" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`
}

/** Building blocks of SVG image maps. */

export const fontFamily = 'DejaVu Sans, Noto Sans, sans-serif'

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** A line of text centred at `x` on the baseline `y`, scaled down to fit `width`; all in pixels. */
export function svgText(
  text: string,
  place: { readonly x: number; readonly y: number; readonly size: number; readonly width: number },
  colour: string,
): string {
  const { x, y, width } = place
  // librsvg, which rasterizes the image maps, ignores textLength
  const size = Number(Math.min(place.size, width / (text.length * 0.74)).toFixed(1))
  return `<text x="${x}" y="${y}" font-family="${fontFamily}" font-weight="bold" font-size="${size}" text-anchor="middle" fill="${colour}">${escapeXml(text)}</text>`
}

export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

export function svgStripe(y: number, width: number, height: number, colour: string): string {
  return `<rect x="0" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`
}

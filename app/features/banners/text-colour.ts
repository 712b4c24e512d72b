/** The text colour with the higher contrast on a `#rrggbb` background (WCAG relative luminance). */
export function textColourOn(background: string): '#1e252c' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(background.slice(at, at + 2), 16) / 255),
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return contrast(luminance, 0.0183) >= contrast(1, luminance) ? '#1e252c' : '#ffffff'
}

function contrast(lighter: number, darker: number): number {
  return (lighter + 0.05) / (darker + 0.05)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** The ink that reads on a ground of `#rrggbb`: dark on light grounds, light on dark ones. */
export function textColourOn(ground: string): '#1e252c' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(ground.slice(at, at + 2), 16) / 255),
  )
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return contrast(light, 0.0183) >= contrast(1, light) ? '#1e252c' : '#ffffff'
}

function contrast(lighter: number, darker: number): number {
  return (lighter + 0.05) / (darker + 0.05)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

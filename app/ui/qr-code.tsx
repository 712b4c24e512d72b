import { encode } from 'uqr'

/** A QR code of a text, black on white in every theme, with the quiet zone that readers need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 })
  const dark = data.flatMap((cells, y) => cells.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-44 shrink-0 bg-white"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}

// Writes app/ui/icons/ from the drawings of lucide: each icon becomes one path in a file of its own, a fraction of the
// package's components, loaded where it is used. Add a name to the list and run it again.
import { mkdir, writeFile } from 'node:fs/promises'
import * as lucide from 'lucide-react/dynamicIconImports.mjs'

const names = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'banknote',
  'bell',
  'bell-off',
  'camera',
  'calculator',
  'chart-column',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-check',
  'circle-help',
  'clipboard-list',
  'clock',
  'columns-3',
  'copy',
  'credit-card',
  'crop',
  'download',
  'external-link',
  'file-text',
  'flashlight',
  'grip-vertical',
  'house',
  'info',
  'languages',
  'layout-grid',
  'log-out',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'package',
  'package-check',
  'package-x',
  'pause',
  'pencil',
  'phone',
  'play',
  'plus',
  'printer',
  'rotate-ccw',
  'rotate-cw',
  'scan-barcode',
  'search',
  'share-2',
  'shield-check',
  'shopping-cart',
  'smartphone',
  'store',
  'trash-2',
  'triangle-alert',
  'truck',
  'user-round',
  'users-round',
  'x',
] as const

type Shape = [string, Record<string, string>]
type Drawing = { __iconData: { node: Shape[] } }

/** A path that begins with a relative move is absolute only while it stands first. */
function absoluteStart(path: string): string {
  const start = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))([\s\S]*)$/.exec(path)
  if (start === null) return path
  const [, x, y, rest = ''] = start
  return `M${x} ${y}${/^[\s,]*[-\d.]/.test(rest) ? 'l' : ''}${rest.trim()}`
}

/** One path for a shape of any kind. */
function pathOf([kind, at]: Shape): string {
  const number = (name: string): number => Number(at[name] ?? 0)
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  if (kind === 'path') return absoluteStart(at.d ?? '')
  if (kind === 'line') return `M${at.x1} ${at.y1}L${at.x2} ${at.y2}`
  if (kind === 'polyline') return `M${at.points}`
  if (kind === 'polygon') return `M${at.points}z`
  if (kind === 'circle' || kind === 'ellipse') {
    const [rx, ry] = kind === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
    return `M${number('cx') - rx} ${number('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
  }
  if (kind === 'rect') {
    const r = number('rx')
    const corner = (dx: number, dy: number): string => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
    return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  }
  throw new Error(`no path is known for <${kind}>`)
}

function componentName(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

const drawings = lucide.default as unknown as Record<string, () => Promise<Drawing>>
const folder = new URL('../app/ui/icons/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const name of names) {
  const load = drawings[name]
  if (load === undefined) throw new Error(`lucide has no icon ${name}`)
  const { __iconData: data } = await load()
  const text = `import { icon } from '../icon.tsx'

/** Drawn by the Lucide contributors, ISC licence; written by scripts/make-icons.ts. */
export const ${componentName(name)} = icon(
  '${data.node.map(pathOf).join('')}',
)
`
  await writeFile(new URL(`${name}.tsx`, folder), text)
}
console.log(`${names.length} icons`)

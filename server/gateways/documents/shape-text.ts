import { readFile } from 'node:fs/promises'
import type * as HarfBuzz from 'harfbuzzjs'
import type { TextStyle } from './drawing.ts'
import { scriptRuns, type Run, type Script } from './script-runs.ts'

/** A glyph of shaped text: its outline as an SVG path, and where it stands; in units of the font, y upwards. */
export type Glyph = { readonly outline: string; readonly x: number; readonly y: number }

/** Text that is shaped: its glyphs from left to right, how wide it is at a font size of 1, and what a unit of the font is then. */
export type ShapedText = { readonly glyphs: readonly Glyph[]; readonly width: number; readonly scale: number }

/** Shapes a run in a script that the PDF library does not shape rightly; null for one that it does. */
export type Shape = (run: Run, weight: TextStyle['weight']) => ShapedText | null

/** Scripts that pdfkit shapes as HarfBuzz does, as real text of the file. */
const shapedByPdf: ReadonlySet<Script> = new Set(['latin', 'devanagari'])

type Shaper = { readonly font: HarfBuzz.Font; readonly outlines: Map<number, string> }

let library: Promise<typeof HarfBuzz> | undefined
const shapers = new Map<string, Promise<Shaper>>()

/**
 * Loads what shapes the scripts of some texts, once: HarfBuzz and the fonts of Noto Sans. Texts in Latin and Devanagari load
 * nothing.
 */
export async function loadShape(texts: string): Promise<Shape> {
  const scripts = new Set(scriptRuns(texts).map(({ script }) => script))
  const loaded = new Map<string, Shaper>()
  for (const script of scripts) {
    if (shapedByPdf.has(script)) continue
    for (const weight of ['regular', 'strong'] as const)
      loaded.set(keyOf(script, weight), await shaperOf(script, weight))
  }
  const hb = loaded.size === 0 ? null : await library
  return ({ script, text }, weight) => {
    const shaper = loaded.get(keyOf(script, weight))
    return hb == null || shaper === undefined ? null : shapeWith(hb, shaper, text)
  }
}

const keyOf = (script: Script, weight: TextStyle['weight']): string => `${script}-${weight}`

function shaperOf(script: Script, weight: TextStyle['weight']): Promise<Shaper> {
  const key = keyOf(script, weight)
  const known = shapers.get(key)
  if (known !== undefined) return known
  const loading = loadShaper(key)
  shapers.set(key, loading)
  return loading
}

async function loadShaper(key: string): Promise<Shaper> {
  library ??= import('harfbuzzjs')
  const { Blob, Face, Font } = await library
  const bytes = await readFile(new URL(`fonts/noto-sans-${key}.ttf`, import.meta.url))
  return { font: new Font(new Face(new Blob(bytes), 0)), outlines: new Map() }
}

function shapeWith(hb: typeof HarfBuzz, { font, outlines }: Shaper, text: string): ShapedText {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const scale = 1 / font.face.upem
  let x = 0
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const outline = outlines.get(codepoint) ?? font.glyphToPath(codepoint)
      outlines.set(codepoint, outline)
      const glyph = { outline, x: x + xOffset, y: yOffset }
      x += xAdvance
      return glyph
    })
  return { glyphs, width: x * scale, scale }
}

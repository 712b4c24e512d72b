import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import PdfDocument from 'pdfkit'
import type { Language } from '#domain/i18n/language.ts'
import type { PrintJob } from '#domain/printing/print-job.ts'
import { fileInfo } from './file-info.ts'
import { layOutDocument } from './lay-out-document.ts'
import { pageSize, type DrawingOp, type Measure, type TextStyle } from './drawing.ts'
import { loadShape, type Shape, type ShapedText } from './shape-text.ts'
import { scriptRuns, type Run } from './script-runs.ts'
import { visualRuns } from './visual-runs.ts'

/** The fonts that pdfkit embeds; written by scripts/make-fonts.ts. */
const fontFiles = {
  'latin regular': 'noto-sans-regular.ttf',
  'latin strong': 'noto-sans-strong.ttf',
  'devanagari regular': 'noto-sans-devanagari-regular.ttf',
  'devanagari strong': 'noto-sans-devanagari-strong.ttf',
}

type Fonts = ReadonlyMap<string, Uint8Array>
type Pdf = InstanceType<typeof PdfDocument>

/** A PDF, and what shapes the texts of it that pdfkit cannot. */
type Canvas = { readonly pdf: Pdf; readonly shape: Shape }

let loadedFonts: Promise<Fonts> | null = null

/**
 * Renders documents as one PDF (ORD-09, DESK-03) in Noto Sans, in every script of India. The fonts of Latin and Devanagari are
 * loaded with the first document, others with the first text that needs them; a file takes about 0.2 s of CPU time and each further document of ten lines some 0.05 s, so a server does this in a worker.
 */
export async function renderPdf(job: PrintJob): Promise<Uint8Array> {
  loadedFonts ??= loadFonts()
  return renderWith(job, await loadedFonts)
}

async function loadFonts(): Promise<Fonts> {
  const loading = Object.entries(fontFiles).map(
    async ([name, file]) => [name, await readFile(new URL(`fonts/${file}`, import.meta.url))] as const,
  )
  return new Map(await Promise.all(loading))
}

async function renderWith({ documents, paper }: PrintJob, fonts: Fonts): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    lang: `${languageOf(documents)}-IN`,
    displayTitle: true,
    info: fileInfo(documents),
  })
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes)
  const bytes = collect(pdf)
  const canvas = { pdf, shape: await loadShape(JSON.stringify(documents)) }
  const measure = measureWith(canvas)
  for (const document of documents) {
    for (const { width, height, ops } of layOutDocument(document, paper, measure)) {
      pdf.addPage({ size: [width, height], margin: 0 })
      for (const op of ops) draw(canvas, op)
      // a single invoice that somebody else waits for comes in between
      await nextTurn()
    }
  }
  pdf.end()
  return bytes
}

/** The language of a file: that of its first document. */
function languageOf([first]: PrintJob['documents']): Language {
  return (first !== undefined && 'language' in first ? first.language : undefined) ?? 'en'
}

function measureWith(canvas: Canvas): Measure {
  return (text, style) => scriptRuns(text).reduce((sum, run) => sum + widthOf(canvas, run, style), 0)
}

function widthOf({ pdf, shape }: Canvas, run: Run, style: TextStyle): number {
  const shaped = shape(run, style.weight)
  return shaped === null ? selectFont(pdf, run, style).widthOfString(run.text) : shaped.width * style.size
}

function selectFont(pdf: Pdf, { script }: Run, { weight, size }: TextStyle): Pdf {
  return pdf.font(`${script} ${weight}`, size)
}

function draw(canvas: Canvas, op: DrawingOp): void {
  const { pdf } = canvas
  if (op.kind === 'rect') {
    pdf.rect(op.x, op.y, op.width, op.height).fill(op.colour)
    return
  }
  if (op.kind === 'box') {
    pdf.rect(op.x, op.y, op.side, op.side).lineWidth(op.thickness).stroke(op.colour)
    return
  }
  if (op.kind === 'rule') {
    const { x, y, width, thickness, colour } = op
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(colour)
    return
  }
  let { x } = op
  const { y, style } = op
  for (const run of visualRuns(op.text)) {
    const shaped = canvas.shape(run, style.weight)
    if (shaped === null)
      selectFont(pdf, run, style)
        .fillColor(style.colour)
        .text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    else drawOutlines(pdf, shaped, { text: run.text, x, y, style })
    x += widthOf(canvas, run, style)
  }
}

/** Draws shaped text as outlines, which readers copy, search and read out as the text that it is. */
function drawOutlines(
  pdf: Pdf,
  { glyphs, scale }: ShapedText,
  { text, x, y, style }: Omit<Extract<DrawingOp, { kind: 'text' }>, 'kind'>,
): void {
  // readers only take the actual text of a span that shows some: a space
  pdf.markContent('Span', { actual: text })
  pdf.font('latin regular', style.size).text(' ', x, y, { lineBreak: false, baseline: 'alphabetic' }).save()
  pdf.translate(x, y).scale(style.size * scale, -style.size * scale)
  for (const glyph of glyphs) {
    if (glyph.outline === '') continue
    pdf.save().translate(glyph.x, glyph.y).path(glyph.outline).fill(style.colour).restore()
  }
  pdf.restore().endMarkedContent()
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import PdfDocument from 'pdfkit'
import type { PrintJob } from '#domain/printing/print-job.ts'
import { fileInfo } from './file-info.ts'
import { layOutDocument } from './lay-out-document.ts'
import { pageSize, type DrawingOp, type Measure, type TextStyle } from './drawing.ts'
import { scriptRuns, type Run } from './script-runs.ts'

/** Written by scripts/make-fonts.ts. */
const fontFiles = {
  'latin regular': 'noto-sans-regular.ttf',
  'latin strong': 'noto-sans-strong.ttf',
  'devanagari regular': 'noto-sans-devanagari-regular.ttf',
  'devanagari strong': 'noto-sans-devanagari-strong.ttf',
}

type FontName = `${Run['script']} ${TextStyle['weight']}`
type Fonts = ReadonlyMap<string, Uint8Array>
type Pdf = InstanceType<typeof PdfDocument>

let loadedFonts: Promise<Fonts> | null = null

/**
 * Renders documents as one PDF (ORD-09, DESK-03) in Noto Sans with Devanagari. The fonts are loaded with the first document; a
 * file takes about 0.2 s of CPU time and each further document of ten lines some 0.05 s, so a server does this in a worker.
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
    lang: 'en-IN',
    displayTitle: true,
    info: fileInfo(documents),
  })
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes)
  const bytes = collect(pdf)
  const measure = measureWith(pdf)
  for (const document of documents) {
    for (const { width, height, ops } of layOutDocument(document, paper, measure)) {
      pdf.addPage({ size: [width, height], margin: 0 })
      for (const op of ops) draw(pdf, op)
      // a single invoice that somebody else waits for comes in between
      await nextTurn()
    }
  }
  pdf.end()
  return bytes
}

function measureWith(pdf: Pdf): Measure {
  return (text, style) =>
    scriptRuns(text).reduce((sum, run) => sum + selectFont(pdf, run, style).widthOfString(run.text), 0)
}

function selectFont(pdf: Pdf, { script }: Run, { weight, size }: TextStyle): Pdf {
  const name: FontName = `${script} ${weight}`
  return pdf.font(name, size)
}

function draw(pdf: Pdf, op: DrawingOp): void {
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
  for (const run of scriptRuns(op.text)) {
    const font = selectFont(pdf, run, op.style)
    font.fillColor(op.style.colour).text(run.text, x, op.y, { lineBreak: false, baseline: 'alphabetic' })
    x += font.widthOfString(run.text)
  }
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

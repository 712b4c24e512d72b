import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import { documentLabels as labels } from '#domain/invoices/layout/document-labels.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { pageSize, type DrawingOp, type Measure, type TextStyle } from './drawing.ts'
import { scriptRuns, type Run } from './script-runs.ts'

const fontPackages = '@expo-google-fonts'
const fontFiles = {
  'latin regular': `${fontPackages}/noto-sans/400Regular/NotoSans_400Regular.ttf`,
  'latin strong': `${fontPackages}/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf`,
  'devanagari regular': `${fontPackages}/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf`,
  'devanagari strong': `${fontPackages}/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf`,
}

type FontName = `${Run['script']} ${TextStyle['weight']}`
type Fonts = ReadonlyMap<string, Uint8Array>
type Pdf = InstanceType<typeof PdfDocument>

let loadedFonts: Promise<Fonts> | null = null

/**
 * Renders a tax document as PDF (ORD-09) in Noto Sans with Devanagari. The fonts are loaded with the first document; each
 * document takes about 0.2 s of CPU time, so a server does this in a worker.
 */
export async function renderPdf(document: TaxDocument): Promise<Uint8Array> {
  loadedFonts ??= loadFonts()
  return renderWith(document, await loadedFonts)
}

async function loadFonts(): Promise<Fonts> {
  const loading = Object.entries(fontFiles).map(
    async ([name, file]) => [name, await readFile(fileURLToPath(import.meta.resolve(file)))] as const,
  )
  return new Map(await Promise.all(loading))
}

function renderWith(document: TaxDocument, fonts: Fonts): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${labels[document.kind]} ${document.number}`,
      Author: document.seller.legalName,
      Subject: `${labels.order} ${document.orderNumber}`,
      // deterministic: the id of the file is derived from this metadata
      CreationDate: new Date(document.issuedAt),
    },
  })
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes)
  const bytes = collect(pdf)
  for (const ops of layOutInvoice(document, measureWith(pdf))) {
    pdf.addPage()
    for (const op of ops) draw(pdf, op)
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

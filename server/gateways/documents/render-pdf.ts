import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import PdfPaper from 'pdfkit'
import { documentLabels as words } from '#domain/invoices/layout/document-labels.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { pageSize, type DrawingOp, type Measure, type TextStyle } from './drawing.ts'
import { scriptRuns, type Run } from './script-runs.ts'

const fonts = '@expo-google-fonts'
const files = {
  'latin regular': `${fonts}/noto-sans/400Regular/NotoSans_400Regular.ttf`,
  'latin strong': `${fonts}/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf`,
  'devanagari regular': `${fonts}/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf`,
  'devanagari strong': `${fonts}/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf`,
}

type FontName = `${Run['script']} ${TextStyle['weight']}`
type Fonts = ReadonlyMap<string, Uint8Array>
type Paper = InstanceType<typeof PdfPaper>

let fontsRead: Promise<Fonts> | null = null

/**
 * The document as PDF, set in Noto Sans with its Devanagari. The fonts are read when the first one is made; each document
 * takes about a fifth of a second of a processor, so a server does this in a thread.
 */
export async function renderPdf(document: TaxDocument): Promise<Uint8Array> {
  fontsRead ??= readFonts()
  return setDocument(document, await fontsRead)
}

async function readFonts(): Promise<Fonts> {
  const read = Object.entries(files).map(
    async ([name, file]) => [name, await readFile(fileURLToPath(import.meta.resolve(file)))] as const,
  )
  return new Map(await Promise.all(read))
}

function setDocument(document: TaxDocument, read: Fonts): Promise<Uint8Array> {
  const paper = new PdfPaper({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${words[document.kind]} ${document.number}`,
      Author: document.seller.legalName,
      Subject: `${words.order} ${document.orderNumber}`,
      // no clock and no chance: the id of the file comes from these facts
      CreationDate: new Date(document.issuedAt),
    },
  })
  for (const [name, bytes] of read) paper.registerFont(name, bytes)
  const bytes = collect(paper)
  for (const marks of layOutInvoice(document, measureOn(paper))) {
    paper.addPage()
    for (const mark of marks) paint(paper, mark)
  }
  paper.end()
  return bytes
}

function measureOn(paper: Paper): Measure {
  return (text, style) =>
    scriptRuns(text).reduce((sum, run) => sum + choose(paper, run, style).widthOfString(run.text), 0)
}

function choose(paper: Paper, { script }: Run, { weight, size }: TextStyle): Paper {
  const name: FontName = `${script} ${weight}`
  return paper.font(name, size)
}

function paint(paper: Paper, mark: DrawingOp): void {
  if (mark.kind === 'field') {
    paper.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.colour)
    return
  }
  if (mark.kind === 'rule') {
    const { x, y, width, thickness, colour } = mark
    paper
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(colour)
    return
  }
  let { x } = mark
  for (const run of scriptRuns(mark.text)) {
    const font = choose(paper, run, mark.style)
    font.fillColor(mark.style.colour).text(run.text, x, mark.y, { lineBreak: false, baseline: 'alphabetic' })
    x += font.widthOfString(run.text)
  }
}

function collect(paper: Paper): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
  })
}

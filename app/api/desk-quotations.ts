import type { QuotationPageWire, SavedQuotationWire, SaveQuotationRequest } from '#domain/quotations/wire.ts'
import { request } from './request.ts'

const isPage = ({ quotations }: Partial<QuotationPageWire>): boolean => Array.isArray(quotations)

/** The newest quotations. */
export function fetchQuotations(): Promise<QuotationPageWire> {
  return request('GET', '/api/desk/quotations', { isSound: isPage })
}

/** Offers somebody products; the link is answered once. */
export function saveQuotation(body: SaveQuotationRequest): Promise<SavedQuotationWire> {
  return request('POST', '/api/desk/quotations', {
    body,
    isSound: ({ link }: Partial<SavedQuotationWire>) => typeof link === 'string',
  })
}

/** The path of a quotation as a PDF. */
export function deskQuotationPdfPath(id: string): string {
  return `/api/desk/quotations/${encodeURIComponent(id)}/quotation.pdf`
}

/** Cancels a quotation, and answers with all. */
export function cancelQuotation(id: string): Promise<QuotationPageWire> {
  return request('POST', `/api/desk/quotations/${id}/cancel`, { isSound: isPage })
}

/** The path of a new link; the one before ends. */
export async function renewQuotationLink(id: string): Promise<string> {
  const { link } = await request<{ link: string }>('POST', `/api/desk/quotations/${id}/link`, {
    isSound: (answer) => typeof answer.link === 'string',
  })
  return link
}

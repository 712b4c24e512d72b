import { deskRead, deskWrite, ownRead, ownWrite, pdf } from './limit-kinds.ts'
import type { RouteLimit } from './route-limit.ts'

/** Limits of quotations that customers ask for, and of those that partners make. */
export const quotationLimits = {
  'GET /api/quotation-requests': { ...ownRead, answerKb: 1_000 },
  'POST /api/quotation-requests': { ...ownWrite, bodyKb: 300, atOnce: 4, answerKb: 1_000 },
  'GET /api/quotation-requests/{id}': { ...ownRead, answerKb: 500 },
  'POST /api/quotation-requests/{id}/withdrawal': { ...ownWrite, answerKb: 1_000 },
  'POST /api/own-quotations/{id}/link': ownWrite,
  'GET /api/partner-quotations': { ...ownRead, answerKb: 100 },
  'POST /api/partner-quotations': { ...ownWrite, bodyKb: 300, atOnce: 4, answerKb: 500 },
  'GET /api/partner-quotations/{id}': { ...ownRead, answerKb: 500 },
  'DELETE /api/partner-quotations/{id}': { ...ownWrite, answerKb: 100 },
  'GET /api/partner-quotations/{id}/quotation.pdf': pdf,
  'GET /api/desk/quotation-requests': { ...deskRead, atOnce: 4, waiting: 32, answerKb: 2_000 },
  'GET /api/desk/quotation-requests/{id}': { ...deskRead, answerKb: 500 },
  'POST /api/desk/quotation-requests/{id}/decline': { ...deskWrite, answerKb: 500 },
} as const satisfies Record<string, RouteLimit>

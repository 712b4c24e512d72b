import { deskRead, deskWrite, ownRead, pdf, report, upload } from './limit-kinds.ts'
import type { RouteLimit } from './route-limit.ts'

/** Limits of the counter and of credit accounts. */
export const moneyLimits = {
  'GET /api/desk/counter': deskRead,
  'GET /api/desk/counter/items': { ...deskRead, atOnce: 4, waiting: 32 },
  'GET /api/desk/counter/sales': { ...deskRead, atOnce: 4, waiting: 32 },
  'POST /api/desk/counter/sales': { ...deskWrite, bodyKb: 400, atOnce: 4 },
  'GET /api/account/credit': { ...ownRead, atOnce: 4, waiting: 32 },
  'GET /api/account/credit/{id}/statement': {
    ...ownRead,
    atOnce: 2,
    waiting: 16,
    withinSeconds: 20,
    answerKb: 1_000,
  },
  'GET /api/account/credit/{id}/statement.pdf': { ...pdf, atOnce: 1 },
  'GET /api/account/credit/{id}/statement.csv': { ...pdf, answerKb: 32_000 },
  'POST /api/desk/credit/openings': { ...upload, bodyKb: 2_000 },
  'POST /api/desk/portal-numbers': { ...upload, bodyKb: 4_000 },
  'GET /api/desk/credit/outstanding.csv': { ...report, atOnce: 1, answerKb: 8_000 },
  'GET /api/desk/credit/receipts.csv': { ...report, answerKb: 16_000 },
  'GET /api/desk/credit-accounts': { ...deskRead, atOnce: 2, waiting: 32 },
  'POST /api/desk/credit-accounts': deskWrite,
  'GET /api/desk/credit-accounts/{id}': { ...deskRead, atOnce: 4, waiting: 32 },
  'GET /api/desk/credit-accounts/{id}/statement': { ...deskRead, atOnce: 2, waiting: 16, withinSeconds: 20 },
  'GET /api/desk/credit-accounts/{id}/statement.pdf': { ...pdf, atOnce: 1 },
  'GET /api/desk/credit-accounts/{id}/statement.csv': { ...report, answerKb: 32_000 },
  'GET /api/desk/credit-accounts/{id}/confirmation.pdf': pdf,
  'PUT /api/desk/credit-accounts/{id}/terms': deskWrite,
  'POST /api/desk/credit-accounts/{id}/openings': deskWrite,
  'POST /api/desk/credit-accounts/{id}/receipts': { ...deskWrite, bodyKb: 32 },
  'POST /api/desk/credit-accounts/{id}/allotments': { ...deskWrite, bodyKb: 32 },
  'POST /api/desk/credit-accounts/{id}/write-offs': deskWrite,
  'POST /api/desk/credit-accounts/{id}/reversals': deskWrite,
  'POST /api/desk/orders/{orderId}/credit-pass': { ...deskWrite, answerKb: 2_000 },
} as const satisfies Record<string, RouteLimit>

import { accounts, deskRead, deskWrite, ownRead, ownWrite } from './limit-kinds.ts'
import type { RouteLimit } from './route-limit.ts'

/** Limits of firms that several people buy for. */
export const firmLimits = {
  'GET /api/firms': ownRead,
  'POST /api/firms': ownWrite,
  'GET /api/firms/{id}': ownRead,
  'PUT /api/firms/{id}': ownWrite,
  'POST /api/firms/{id}/invitations': ownWrite,
  'DELETE /api/firms/{id}/invitations/{invitationId}': ownWrite,
  'PUT /api/firms/{id}/people/{uid}': ownWrite,
  'DELETE /api/firms/{id}/people/{uid}': ownWrite,
  'POST /api/firm-invitations/{id}': ownWrite,
  'GET /api/firms/{id}/spending': { ...ownRead, atOnce: 4, waiting: 32 },
  'GET /api/firms/{id}/sites': { ...ownRead, answerKb: 500 },
  'POST /api/firms/{id}/sites': { ...ownWrite, answerKb: 500 },
  'PUT /api/firms/{id}/sites/{siteId}': { ...ownWrite, answerKb: 500 },
  'GET /api/desk/firms': { ...deskRead, atOnce: 4, waiting: 32 },
  'GET /api/desk/firms.csv': accounts,
  'POST /api/desk/firms': deskWrite,
  'GET /api/desk/firms/{id}': deskRead,
  'PUT /api/desk/firms/{id}': deskWrite,
  'POST /api/desk/firms/{id}/invitations': deskWrite,
  'DELETE /api/desk/firms/{id}/invitations/{invitationId}': deskWrite,
  'PUT /api/desk/firms/{id}/people/{uid}': deskWrite,
  'DELETE /api/desk/firms/{id}/people/{uid}': deskWrite,
  'POST /api/desk/firms/{id}/notes': deskWrite,
} as const satisfies Record<string, RouteLimit>

import { NOTHING } from '../contract/example.ts'
import type { DeskCall } from './desk-calls/desk-call.ts'
import { puneSite } from './firm-actions.ts'

const firmFacts = {
  legalName: 'Gupta & Sons',
  address: { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' },
}
const firm = { id: NOTHING }
const firmPerson = { ...firm, uid: NOTHING }
const siteList = { ...firm, listId: NOTHING }
const firmSite = { ...firm, siteId: NOTHING }
const invitation = { ...firm, invitationId: NOTHING }

/** The calls about firms, for the matrix of the desk. */
export const deskFirmCalls: Readonly<Record<string, DeskCall>> = {
  'GET /api/desk/firms': { permission: 'firms:read' },
  'GET /api/desk/firms.csv': { permission: 'firms:export' },
  'POST /api/desk/firms': {
    permission: 'firms:write',
    body: { id: NOTHING, gstin: '07AAGFF2194N1Z1', ...firmFacts, ownerPhone: '9700000060' },
  },
  'GET /api/desk/firms/{id}': { permission: 'firms:read', path: firm },
  'GET /api/desk/firms/{id}/sites': { permission: 'firms:read', path: firm },
  'GET /api/desk/firms/{id}/lists': { permission: 'firms:read', path: firm },
  'GET /api/desk/firms/{id}/lists/{listId}': { permission: 'firms:read', path: siteList },
  'POST /api/desk/firms/{id}/sites': {
    permission: 'firms:write',
    path: firm,
    body: { id: NOTHING, ...puneSite },
  },
  'PUT /api/desk/firms/{id}/sites/{siteId}': { permission: 'firms:write', path: firmSite, body: puneSite },
  'PUT /api/desk/firms/{id}': { permission: 'firms:write', path: firm, body: firmFacts },
  'POST /api/desk/firms/{id}/invitations': {
    permission: 'firms:write',
    path: firm,
    body: { phone: '9700000060', role: 'buyer' },
  },
  'DELETE /api/desk/firms/{id}/invitations/{invitationId}': { permission: 'firms:write', path: invitation },
  'PUT /api/desk/firms/{id}/people/{uid}': {
    permission: 'firms:write',
    path: firmPerson,
    body: { role: 'buyer' },
  },
  'DELETE /api/desk/firms/{id}/people/{uid}': { permission: 'firms:write', path: firmPerson },
  'POST /api/desk/firms/{id}/notes': {
    permission: 'firms:note',
    path: firm,
    body: { id: NOTHING, text: 'x' },
  },
}

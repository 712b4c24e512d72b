import { NOTHING } from '../../contract/example.ts'
import type { DeskCall } from './desk-call.ts'

const publish = { at: '2026-11-21T06:30:00.000Z', change: { action: 'publish' } }

const ownPicture = '/media/pictures/0123456789abcdef0123456789abcdef-960.webp'

const products = { collection: 'products' }
const product = { ...products, id: 'nothing' }
const category = { kind: 'categories', name: 'Ropes', image: '', searchWords: [] }
const applyImport = { path: { id: NOTHING }, body: { confirm: false } }
const leavePictures = { path: { id: NOTHING }, body: { action: 'leave', url: null } }

/** The calls about the catalogue, for the matrix of the desk. */
export const catalogueCalls: Readonly<Record<string, DeskCall>> = {
  'POST /api/desk/pictures/edit': {
    permission: 'catalogue:write',
    body: { url: ownPicture, turn: 90, crop: null },
  },
  'GET /api/desk/pictures/edit': { permission: 'catalogue:read', query: `url=${ownPicture}` },
  'GET /api/desk/scheduled-changes': { permission: 'catalogue:read' },
  'POST /api/desk/scheduled-changes': {
    permission: 'catalogue:write',
    body: { collection: 'products', entryId: 'nothing', ...publish },
  },
  'PUT /api/desk/scheduled-changes/{id}': {
    permission: 'catalogue:write',
    path: { id: NOTHING },
    body: publish,
  },
  'POST /api/desk/scheduled-changes/{id}/removal': {
    permission: 'catalogue:write',
    path: { id: NOTHING },
  },
  'GET /api/desk/catalogue': { permission: 'catalogue:read' },
  'GET /api/desk/catalogue/{collection}': { permission: 'catalogue:read', path: products },
  'GET /api/desk/catalogue/{collection}/{id}': { permission: 'catalogue:read', path: product },
  'POST /api/desk/catalogue/{collection}': {
    permission: 'catalogue:write',
    path: { collection: 'categories' },
    body: { form: category, status: 'draft' },
  },
  'PUT /api/desk/catalogue/{collection}/{id}': {
    permission: 'catalogue:write',
    path: { collection: 'categories', id: 'nothing' },
    body: { digest: 'x', form: category },
  },
  'POST /api/desk/catalogue/{collection}/{id}/copy': {
    permission: 'catalogue:write',
    path: product,
    body: { name: 'x' },
  },
  'POST /api/desk/catalogue/{collection}/status': {
    permission: 'catalogue:write',
    path: products,
    body: { ids: ['nothing'], status: 'draft' },
  },
  'POST /api/desk/catalogue/{collection}/order': {
    permission: 'catalogue:write',
    path: products,
    body: { id: 'nothing', other: 'cement', side: 'behind' },
  },
  'POST /api/desk/catalogue/{collection}/removal': {
    permission: 'catalogue:write',
    path: products,
    body: { ids: ['nothing'] },
  },
  'POST /api/desk/catalogue-prices': {
    permission: 'catalogue:write',
    body: {
      products: [{ id: 'nothing', digest: 'x' }],
      by: 'amount',
      value: 100,
      roundTo: 100,
      apply: false,
    },
  },
  'GET /api/desk/demo': { permission: 'catalogue:read' },
  'POST /api/desk/demo/removal': { permission: 'catalogue:clear' },
  'POST /api/desk/imports/columns': { permission: 'catalogue:write', body: new Uint8Array(1) },
  'POST /api/desk/imports': { permission: 'catalogue:write', body: new Uint8Array(1), query: 'name=x.csv' },
  'GET /api/desk/imports': { permission: 'catalogue:read' },
  'POST /api/desk/imports/{id}/apply': { permission: 'catalogue:write', ...applyImport },
  'POST /api/desk/imports/{id}/undo': { permission: 'catalogue:write', path: { id: NOTHING } },
  'GET /api/desk/imports/{id}/pictures': { permission: 'catalogue:read', path: { id: NOTHING } },
  'POST /api/desk/imports/{id}/pictures': { permission: 'catalogue:write', ...leavePictures },
  'GET /api/desk/exports/{file}': { permission: 'catalogue:read', path: { file: 'template.csv' } },
  'POST /api/desk/pictures': { permission: 'catalogue:write', body: new Uint8Array(1) },
}

import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { fileSender } from '../api/send-file.ts'
import { tinyPicture } from '../catalogue/tiny-picture.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import type { Examples, Request } from './example.ts'
import type { ContractStore } from './store.ts'

const base = '/api/desk/catalogue'

/** Examples of the catalogue at the desk. */
export async function deskCatalogueExamples({ api, guest }: ContractStore): Promise<Examples> {
  const staff = await staffBrowser(api, '9822222226', 'owner')
  const owner = { ...staff, send: fileSender(staff.call) }
  const packer = await staffBrowser(api, '9822222227', 'packer')
  const get =
    (path: string): Request =>
    () =>
      owner.call(base + path)
  const send =
    (path: string, body: unknown, method = 'POST'): Request =>
    () =>
      owner.call(base + path, { method, body })
  const entry = async (path: string) => (await (await owner.call(base + path)).json()) as DeskEntryWire
  const category = { kind: 'categories', name: 'Ropes', image: '', searchWords: ['rassi'] }
  const picture =
    (body: Uint8Array): Request =>
    () =>
      owner.send('/api/desk/pictures', body)
  return {
    'POST /api/desk/pictures': {
      succeeds: [picture(await tinyPicture())],
      fails: { 'file-refused': picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
    },
    'GET /api/desk/catalogue': {
      succeeds: [get('')],
      fails: { 'not-signed-in': () => guest(base) },
    },
    'GET /api/desk/catalogue/{collection}': {
      succeeds: [
        get('/products'),
        get('/products?q=cem&status=published&parent=opc&page=1'),
        get('/departments'),
      ],
      fails: { 'invalid-input': get(`/products?q=${'x'.repeat(101)}`) },
    },
    'GET /api/desk/catalogue/{collection}/{id}': {
      succeeds: [
        get('/products/putty'),
        get('/categories/cements'),
        get('/subcategories/opc'),
        get('/departments/shop'),
      ],
      fails: { 'not-found': get('/products/nothing') },
    },
    'POST /api/desk/catalogue/{collection}': {
      succeeds: [
        send('/categories', { form: category, status: 'draft' }),
        send('/banners', {
          form: {
            kind: 'banners',
            image: '',
            headline: 'New',
            text: '',
            action: '',
            link: '/',
            ground: '',
            groundDark: '',
          },
          status: 'draft',
        }),
      ],
      fails: { 'invalid-input': send('/categories', { form: { ...category, name: '' }, status: 'draft' }) },
    },
    'PUT /api/desk/catalogue/{collection}/{id}': {
      succeeds: [
        async () => {
          const { digest, form } = await entry('/products/putty')
          return send('/products/putty', { digest, form: { ...form, name: 'Wall putty' } }, 'PUT')()
        },
      ],
      fails: {
        'edit-conflict': async () => {
          const { form } = await entry('/products/putty')
          return send('/products/putty', { digest: 'old', form }, 'PUT')()
        },
      },
    },
    'POST /api/desk/catalogue/{collection}/{id}/copy': {
      succeeds: [send('/products/putty/copy', { name: 'Putty, again' })],
      fails: { 'not-found': send('/products/nothing/copy', { name: 'Nothing' }) },
    },
    'POST /api/desk/catalogue/{collection}/status': {
      succeeds: [send('/products/status', { ids: ['putty'], status: 'published' })],
      fails: {
        'not-permitted': () =>
          packer.call(`${base}/products/status`, {
            method: 'POST',
            body: { ids: ['putty'], status: 'draft' },
          }),
      },
    },
    'POST /api/desk/catalogue/{collection}/order': {
      succeeds: [send('/products/order', { id: 'putty', other: 'cement', side: 'behind' })],
      fails: { 'not-found': send('/products/order', { id: 'putty', other: 'nothing', side: 'behind' }) },
    },
    'POST /api/desk/catalogue/{collection}/removal': {
      succeeds: [send('/products/removal', { ids: ['cement', 'nothing'] })],
      fails: { 'invalid-input': send('/products/removal', { ids: [] }) },
    },
    'POST /api/desk/catalogue-prices': {
      succeeds: [
        async () => {
          const { id, digest } = await entry('/products/putty')
          const products = [{ id, digest }]
          return send('-prices', { products, by: 'percent', value: 0, roundTo: 1, apply: false })()
        },
      ],
      fails: {
        'edit-conflict': send('-prices', {
          products: [{ id: 'putty', digest: 'old' }],
          by: 'amount',
          value: 100,
          roundTo: 100,
          apply: true,
        }),
      },
    },
  }
}

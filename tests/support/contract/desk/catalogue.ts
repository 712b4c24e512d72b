import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { fileSender } from '../../api/send-file.ts'
import { tinyPicture } from '../../catalogue/tiny-picture.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples, type Request } from '../example.ts'
import type { ContractStore } from '../store.ts'

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
  const kept = async () => {
    const { url } = (await (await owner.send('/api/desk/pictures', await tinyPicture())).json()) as {
      url: string
    }
    return { url }
  }
  const checked = async (content: string): Promise<string> => {
    const answer = await owner.send('/api/desk/imports?name=a.csv', Buffer.from(content))
    return ((await answer.json()) as { id: string }).id
  }
  const imports = (path: string, body?: unknown) => owner.post(`/api/desk/imports/${path}`, body)
  return {
    'POST /api/desk/imports/columns': {
      succeeds: [() => owner.send('/api/desk/imports/columns', Buffer.from('Particulars,Rate\nRope,118\n'))],
      fails: { 'file-refused': () => owner.send('/api/desk/imports/columns', Buffer.from('%PDF-1.7')) },
    },
    'POST /api/desk/imports': {
      succeeds: [
        () => owner.send('/api/desk/imports', Buffer.from('name,price\nRope,118\nNet,cheap\n')),
        () => owner.send('/api/desk/imports', Buffer.from('id,unit\nputty,sack\n')),
      ],
      fails: { 'file-refused': () => owner.send('/api/desk/imports', Buffer.from('%PDF-1.7')) },
    },
    'GET /api/desk/imports': {
      succeeds: [() => owner.call('/api/desk/imports')],
      fails: { 'not-signed-in': () => guest('/api/desk/imports') },
    },
    'POST /api/desk/imports/{id}/apply': {
      succeeds: [
        async () => imports(`${await checked('name,hsn,price\nCoir,7317,118\n')}/apply`, { confirm: false }),
      ],
      fails: { 'not-found': () => imports(`${NOTHING}/apply`, { confirm: false }) },
    },
    'POST /api/desk/imports/{id}/undo': {
      succeeds: [
        async () => {
          const id = await checked('name,hsn,price\nTwine,7317,118\n')
          await imports(`${id}/apply`, { confirm: false })
          return imports(`${id}/undo`)
        },
      ],
      fails: { 'not-found': () => imports(`${NOTHING}/undo`) },
    },
    'GET /api/desk/exports/{file}': {
      succeeds: [
        () => owner.call('/api/desk/exports/catalogue.json'),
        () => owner.call('/api/desk/exports/template.xlsx'),
      ],
      fails: { 'not-signed-in': () => guest('/api/desk/exports/products.csv') },
    },
    'GET /api/desk/imports/{id}/pictures': {
      succeeds: [async () => owner.call(`/api/desk/imports/${await checked('name\nCord\n')}/pictures`)],
      fails: { 'not-found': () => owner.call(`/api/desk/imports/${NOTHING}/pictures`) },
    },
    'POST /api/desk/imports/{id}/pictures': {
      succeeds: [
        async () => imports(`${await checked('name\nCord\n')}/pictures`, { action: 'retry', url: null }),
        async () => imports(`${await checked('name\nCord\n')}/pictures`, { action: 'leave', url: null }),
      ],
      fails: { 'not-found': () => imports(`${NOTHING}/pictures`, { action: 'retry', url: null }) },
    },
    'GET /api/desk/demo': {
      succeeds: [() => owner.call('/api/desk/demo')],
      fails: { 'not-signed-in': () => guest('/api/desk/demo') },
    },
    'POST /api/desk/demo/removal': {
      succeeds: [
        async () => {
          api.advanceClock(60_000)
          await staff.prove()
          return owner.post('/api/desk/demo/removal')
        },
      ],
      fails: { 'not-permitted': () => packer.post('/api/desk/demo/removal') },
    },
    'POST /api/desk/pictures': {
      succeeds: [picture(await tinyPicture())],
      fails: { 'file-refused': picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
    },
    'POST /api/desk/pictures/edit': {
      succeeds: [
        async () => owner.post('/api/desk/pictures/edit', { ...(await kept()), turn: 90, crop: null }),
      ],
      fails: {
        'invalid-input': () =>
          owner.post('/api/desk/pictures/edit', { url: '/media/pictures/../a.webp', turn: 90, crop: null }),
      },
    },
    'GET /api/desk/pictures/edit': {
      succeeds: [async () => owner.call(`/api/desk/pictures/edit?${new URLSearchParams(await kept())}`)],
      fails: { 'invalid-input': () => owner.call('/api/desk/pictures/edit?url=a') },
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
        'invalid-input': send('-prices', {
          products: [],
          by: 'amount',
          value: 100,
          roundTo: 100,
          apply: true,
        }),
      },
    },
  }
}

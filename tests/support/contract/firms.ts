import type { ApprovalsWire } from '#domain/orders/approvals/wire.ts'
import { FIRM_GSTIN, firmActions, firmAddress, puneSite } from '../api/firm-actions.ts'
import { cementLine } from '../api/order-actions.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import { NOTHING, requestsOf, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Requests about firms that several people buy for, in the shop and at the desk. */
export async function firmExamples(store: ContractStore): Promise<Examples> {
  const { me, api } = store
  const { get, post, put, remove, asGuest } = requestsOf(store)
  const staff = await staffBrowser(api, '9822222284', 'manager')
  const packer = await staffBrowser(api, '9822222285', 'packer')
  const { newBuyer, create, join, invite } = firmActions(api)
  const facts = { legalName: 'Gupta & Sons', address: firmAddress }
  const haryana = { ...facts, address: { ...firmAddress, state: 'Haryana' } }
  const fresh = (more: object = {}) => ({ id: crypto.randomUUID(), gstin: FIRM_GSTIN, ...facts, ...more })

  const owner = await newBuyer()
  const [buyer, guestOfFirm] = [await newBuyer(), await newBuyer()]
  const id = await create(owner)
  await join(owner, id, { person: buyer })
  const own = fresh()
  await me.post('/api/firms', own)
  const path = `/api/firms/${own.id}`
  const site = { id: crypto.randomUUID(), ...puneSite }
  const deskSite = { id: crypto.randomUUID(), ...puneSite }
  const desk = `/api/desk/firms/${id}`
  const openInvitation = async () => {
    await invite(owner, id, { phone: '9812300077' })
    return (await owner.firm(id)).invitations.find(({ phone }) => phone === '+919812300077')?.id ?? NOTHING
  }
  const received = async () => {
    await invite(owner, id, { phone: guestOfFirm.phone })
    return (await guestOfFirm.firms()).invitations[0]?.id ?? NOTHING
  }
  const buyers = `${path}/people`
  const session = (await (await me.call('/api/session')).json()) as { partner: { uid: string } }
  const { uid } = session.partner
  const asStaff = (method: string, to: string, body?: unknown) => () =>
    staff.call(to, { method, ...(body !== undefined && { body }) })
  const asPacker = (method: string, to: string, body?: unknown) => () =>
    packer.call(to, { method, ...(body !== undefined && { body }) })
  const limited = await newBuyer()
  await join(owner, id, { person: limited, role: 'site-engineer', orderLimit: 1 })
  const waitingOrder = { paymentMode: 'COD', addressId: limited.addressId, lines: [cementLine], firm: { id } }
  const asks = (asked: string) =>
    limited.post(`/api/firms/${id}/approvals`, { id: asked, order: waitingOrder })
  const askedPath = async () => {
    const asked = crypto.randomUUID()
    const { approvals } = (await (await asks(asked)).json()) as ApprovalsWire
    const { path: page } = approvals.find((one) => one.id === asked) ?? { path: null }
    return `/api${page?.replace('/approval/', '/approvals/') ?? ''}`
  }
  const siteOf = async (firmId: string, more: object = {}) => {
    const siteId = crypto.randomUUID()
    await me.post(`/api/firms/${firmId}/sites`, { id: siteId, ...puneSite })
    await me.call(`/api/firms/${firmId}/sites/${siteId}`, { method: 'PUT', body: { ...puneSite, ...more } })
    return siteId
  }
  const listFacts = () => ({ id: crypto.randomUUID(), name: 'Slab casting', lines: [cementLine] })
  const changed = { name: 'Slab', lines: [cementLine] }
  const keepList = async (listId = crypto.randomUUID()) =>
    me.post(`${path}/lists`, { ...listFacts(), id: listId, siteId: await siteOf(own.id) })
  const keptList = async () => {
    const listId = crypto.randomUUID()
    await keepList(listId)
    return listId
  }
  return {
    'GET /api/firms': {
      succeeds: [get('/api/firms')],
      fails: { 'not-signed-in': asGuest('GET', '/api/firms') },
    },
    'POST /api/firms': {
      succeeds: [post('/api/firms', fresh())],
      fails: {
        'not-signed-in': asGuest('POST', '/api/firms', fresh()),
        'invalid-input': post('/api/firms', { ...fresh(), gstin: '07AAGFF2194N1Z2' }),
        'billing-differs': post('/api/firms', fresh(haryana)),
      },
    },
    'GET /api/firms/{id}': {
      succeeds: [get(path)],
      fails: { 'not-signed-in': asGuest('GET', path), 'not-found': get(`/api/firms/${id}`) },
    },
    'PUT /api/firms/{id}': {
      succeeds: [put(path, facts)],
      fails: {
        'not-found': put(`/api/firms/${id}`, facts),
        'billing-differs': put(path, haryana),
        'firm-right-missing': () => buyer.send('PUT', `/api/firms/${id}`, facts),
      },
    },
    'POST /api/firms/{id}/invitations': {
      succeeds: [post(`${path}/invitations`, { phone: '9812300078', role: 'buyer', orderLimit: 100 })],
      fails: {
        'invalid-input': post(`${path}/invitations`, { phone: '9812300078', role: 'king' }),
        'already-in-firm': () => invite(owner, id, { phone: buyer.phone }),
      },
    },
    'DELETE /api/firms/{id}/invitations/{invitationId}': {
      succeeds: [async () => owner.send('DELETE', `/api/firms/${id}/invitations/${await openInvitation()}`)],
      fails: { 'not-found': remove(`/api/firms/${id}/invitations/${NOTHING}`) },
    },
    'POST /api/firm-invitations/{id}': {
      succeeds: [
        async () => guestOfFirm.post(`/api/firm-invitations/${await received()}`, { answer: 'accept' }),
      ],
      fails: {
        'invalid-input': post(`/api/firm-invitations/${NOTHING}`, { answer: 'maybe' }),
        'invitation-over': post(`/api/firm-invitations/${NOTHING}`, { answer: 'accept' }),
      },
    },
    'PUT /api/firms/{id}/people/{uid}': {
      succeeds: [put(`${buyers}/${uid}`, { role: 'owner' })],
      fails: {
        'not-found': put(`${buyers}/${NOTHING}`, { role: 'buyer' }),
        'firm-last-owner': put(`${buyers}/${uid}`, { role: 'buyer' }),
      },
    },
    'DELETE /api/firms/{id}/people/{uid}': {
      succeeds: [remove(`${buyers}/${NOTHING}`)],
      fails: { 'firm-last-owner': remove(`${buyers}/${uid}`) },
    },
    'GET /api/firms/{id}/sites': {
      succeeds: [get(`${path}/sites`)],
      fails: { 'not-signed-in': asGuest('GET', `${path}/sites`), 'not-found': get(`/api/firms/${id}/sites`) },
    },
    'GET /api/firms/{id}/approvals': {
      succeeds: [get(`${path}/approvals`)],
      fails: { 'not-found': get(`/api/firms/${id}/approvals`) },
    },
    'POST /api/firms/{id}/approvals': {
      succeeds: [async () => asks(crypto.randomUUID())],
      fails: {
        'invalid-input': post(`/api/firms/${id}/approvals`, { id: NOTHING }),
        'not-found': post(`/api/firms/${id}/approvals`, { id: NOTHING, order: waitingOrder }),
      },
    },
    'DELETE /api/firms/{id}/approvals/{approvalId}': {
      succeeds: [
        async () => {
          const asked = crypto.randomUUID()
          await asks(asked)
          return limited.send('DELETE', `/api/firms/${id}/approvals/${asked}`)
        },
      ],
      fails: { 'not-found': remove(`${path}/approvals/${NOTHING}`) },
    },
    'GET /api/approvals/{token}': {
      succeeds: [async () => limited.call(await askedPath())],
      fails: { 'not-found': get(`/api/approvals/${'A'.repeat(43)}`) },
    },
    'POST /api/approvals/{token}': {
      succeeds: [async () => owner.post(await askedPath(), { answer: 'decline', total: 1 })],
      fails: {
        'not-found': post(`/api/approvals/${'A'.repeat(43)}`, { answer: 'decline', total: 1 }),
        'firm-approver-limit': async () => limited.post(await askedPath(), { answer: 'approve', total: 1 }),
      },
    },
    'GET /api/firms/{id}/spending': {
      succeeds: [get(`${path}/spending?month=2026-11`)],
      fails: {
        'not-found': get(`/api/firms/${id}/spending?month=2026-11`),
        'invalid-input': get(`${path}/spending?month=11`),
      },
    },
    'POST /api/firms/{id}/sites': {
      succeeds: [post(`${path}/sites`, site)],
      fails: {
        'invalid-input': post(`${path}/sites`, { ...site, name: '' }),
        'not-found': post(`/api/firms/${id}/sites`, site),
      },
    },
    'PUT /api/firms/{id}/sites/{siteId}': {
      succeeds: [put(`${path}/sites/${site.id}`, { ...puneSite, isClosed: true })],
      fails: { 'not-found': put(`${path}/sites/${NOTHING}`, puneSite) },
    },
    'GET /api/desk/firms': {
      succeeds: [asStaff('GET', '/api/desk/firms'), asStaff('GET', '/api/desk/firms?q=gupta&limit=1')],
      fails: { 'not-permitted': asPacker('GET', '/api/desk/firms') },
    },
    'GET /api/desk/firms.csv': {
      succeeds: [asStaff('GET', '/api/desk/firms.csv')],
      fails: { 'not-permitted': asPacker('GET', '/api/desk/firms.csv') },
    },
    'POST /api/desk/firms': {
      succeeds: [asStaff('POST', '/api/desk/firms', fresh({ ownerPhone: '9812300079' }))],
      fails: {
        'billing-differs': asStaff(
          'POST',
          '/api/desk/firms',
          fresh({ ...haryana, ownerPhone: '9812300079' }),
        ),
      },
    },
    'GET /api/desk/firms/{id}': {
      succeeds: [asStaff('GET', desk)],
      fails: { 'not-found': asStaff('GET', `/api/desk/firms/${NOTHING}`) },
    },
    'GET /api/desk/firms/{id}/sites': {
      succeeds: [asStaff('GET', `${desk}/sites`)],
      fails: {
        'not-found': asStaff('GET', `/api/desk/firms/${NOTHING}/sites`),
        'not-permitted': asPacker('GET', `${desk}/sites`),
      },
    },
    'GET /api/firms/{id}/lists': {
      succeeds: [get(`${path}/lists`)],
      fails: { 'not-found': get(`/api/firms/${id}/lists`) },
    },
    'POST /api/firms/{id}/lists': {
      succeeds: [async () => keepList()],
      fails: {
        'firm-site-closed': async () => {
          const closed = await siteOf(own.id, { isClosed: true })
          return me.post(`${path}/lists`, { ...listFacts(), siteId: closed })
        },
        'invalid-input': post(`${path}/lists`, { ...listFacts(), siteId: NOTHING, lines: [] }),
        'not-found': post(`${path}/lists`, { ...listFacts(), siteId: NOTHING }),
      },
    },
    'GET /api/firms/{id}/lists/{listId}': {
      succeeds: [async () => get(`${path}/lists/${await keptList()}`)()],
      fails: { 'not-found': get(`${path}/lists/${NOTHING}`) },
    },
    'PUT /api/firms/{id}/lists/{listId}': {
      succeeds: [async () => put(`${path}/lists/${await keptList()}`, { ...changed, revision: 1 })()],
      fails: {
        'edit-conflict': async () => put(`${path}/lists/${await keptList()}`, { ...changed, revision: 7 })(),
        'not-found': put(`${path}/lists/${NOTHING}`, { ...changed, revision: 1 }),
      },
    },
    'DELETE /api/firms/{id}/lists/{listId}': {
      succeeds: [async () => remove(`${path}/lists/${await keptList()}`)()],
      fails: { 'not-found': remove(`/api/firms/${id}/lists/${NOTHING}`) },
    },
    'GET /api/desk/firms/{id}/lists': {
      succeeds: [asStaff('GET', `${desk}/lists`)],
      fails: { 'not-permitted': asPacker('GET', `${desk}/lists`) },
    },
    'GET /api/desk/firms/{id}/lists/{listId}': {
      succeeds: [async () => asStaff('GET', `/api/desk/firms/${own.id}/lists/${await keptList()}`)()],
      fails: { 'not-found': asStaff('GET', `${desk}/lists/${NOTHING}`) },
    },
    'POST /api/desk/firms/{id}/sites': {
      succeeds: [asStaff('POST', `${desk}/sites`, deskSite)],
      fails: {
        'invalid-input': asStaff('POST', `${desk}/sites`, { ...deskSite, name: '' }),
        'not-permitted': asPacker('POST', `${desk}/sites`, deskSite),
      },
    },
    'PUT /api/desk/firms/{id}/sites/{siteId}': {
      succeeds: [asStaff('PUT', `${desk}/sites/${deskSite.id}`, { ...puneSite, isClosed: true })],
      fails: { 'not-found': asStaff('PUT', `${desk}/sites/${NOTHING}`, puneSite) },
    },
    'PUT /api/desk/firms/{id}': {
      succeeds: [asStaff('PUT', desk, facts)],
      fails: { 'billing-differs': asStaff('PUT', desk, haryana) },
    },
    'POST /api/desk/firms/{id}/invitations': {
      succeeds: [asStaff('POST', `${desk}/invitations`, { phone: '9812300081', role: 'accounts' })],
      fails: {
        'already-in-firm': asStaff('POST', `${desk}/invitations`, { phone: owner.phone, role: 'buyer' }),
      },
    },
    'DELETE /api/desk/firms/{id}/invitations/{invitationId}': {
      succeeds: [async () => asStaff('DELETE', `${desk}/invitations/${await openInvitation()}`)()],
      fails: { 'not-permitted': asPacker('DELETE', `${desk}/invitations/${NOTHING}`) },
    },
    'PUT /api/desk/firms/{id}/people/{uid}': {
      succeeds: [asStaff('PUT', `${desk}/people/${buyer.uid}`, { role: 'buyer', monthLimit: 100 })],
      fails: { 'firm-last-owner': asStaff('PUT', `${desk}/people/${owner.uid}`, { role: 'buyer' }) },
    },
    'DELETE /api/desk/firms/{id}/people/{uid}': {
      succeeds: [asStaff('DELETE', `${desk}/people/${NOTHING}`)],
      fails: { 'firm-last-owner': asStaff('DELETE', `${desk}/people/${owner.uid}`) },
    },
    'POST /api/desk/firms/{id}/notes': {
      succeeds: [asStaff('POST', `${desk}/notes`, { id: crypto.randomUUID(), text: 'Pays on the fifth' })],
      fails: { 'invalid-input': asStaff('POST', `${desk}/notes`, { id: crypto.randomUUID(), text: '' }) },
    },
  }
}

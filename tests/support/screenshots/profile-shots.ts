import { deskOverHttp } from '../process/desk-over-http.ts'
import { alter, answerWith } from './answers.ts'
import type { Scene, Shot } from './shot.ts'

const answered =
  (path: RegExp, json: object) =>
  ({ page }: Scene): Promise<void> =>
    answerWith(page, path, json)

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`

/** The phone number of the person in the browser, of ten digits. */
export async function ownPhone({ page, store }: Scene): Promise<string> {
  const answer = await page.request.get(`${store.baseURL}/api/session`)
  const { partner } = (await answer.json()) as { partner: { phone: string } }
  return partner.phone.slice(-10)
}

/** Activates the person in the browser as a partner at the desk. */
export async function asActivePartner(scene: Scene): Promise<void> {
  const send = await deskOverHttp(scene.store)
  const phone = await ownPhone(scene)
  const { customers } = (await send(`customers?q=${phone}`)) as { customers: { uid: string }[] }
  const path = `customers/${customers[0]?.uid ?? ''}`
  const { revision } = (await send(path)) as { revision: number }
  await send(`${path}/activation`, { isActive: true, revision })
}

const commission = {
  month: '2026-11',
  entries: [
    {
      at: '2026-11-04T09:15:00.000Z',
      kind: 'DELIVERED',
      orderId: id(1),
      orderNumber: '4821-9035-7',
      amount: 84_050,
    },
    {
      at: '2026-11-19T05:40:00.000Z',
      kind: 'RETURNED',
      orderId: id(1),
      orderNumber: '4821-9035-7',
      amount: -12_000,
    },
  ],
  unlisted: 3,
  total: 1_72_050,
}

const passed = [
  { customer: 'Sharma Builders', items: 12, shopTotal: 1_63_14_800, total: 1_79_46_280 },
  { customer: 'रामलाल पटेल', items: 1, shopTotal: 84_050, total: 92_400 },
].map((one, index) => ({
  ...one,
  id: id(index),
  createdAt: '2026-11-20T06:30:00.000Z',
  validUntil: '2026-11-27',
}))

/** Five browsers that logged in to the account, of which one is unknown; the newest first. */
const devices = ['Chrome on Windows', '', 'Safari on iPhone', 'Chrome on Android', 'Firefox on Linux'].map(
  (device, index) => ({ device, signedInAt: `2026-11-${28 - index}T04:05:00.000Z` }),
)

const member = { role: 'buyer', orderLimit: 5_000_000, monthLimit: 20_000_000 } as const
const people = [
  {
    uid: id(21),
    name: 'Meera Gupta',
    phone: '+919812345671',
    role: 'owner',
    orderLimit: null,
    monthLimit: null,
  },
  { ...member, uid: id(22), name: 'Ravi Kumar', phone: '+919812345672' },
  { ...member, uid: id(23), name: null, phone: '+919812345673', role: 'site-engineer', monthLimit: null },
  {
    ...member,
    uid: id(24),
    name: 'सुनीता',
    phone: '+919812345674',
    role: 'accounts',
    orderLimit: null,
    monthLimit: null,
  },
].map((person) => ({ ...person, joinedAt: '2026-11-02T06:30:00.000Z' }))

const staffedFirm = {
  id: id(20),
  gstin: '07AAGFF2194N1Z1',
  legalName: 'Gupta & Sons Constructions',
  address: { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' },
  people,
  invitations: [],
  uid: id(21),
  role: 'owner',
  rights: ['firm:edit', 'people:manage', 'sites:manage', 'orders:place', 'orders:approve', 'orders:see-all'],
}

const withPeople = async ({ page }: Scene): Promise<void> => {
  await answerWith(page, /\/api\/firms\/[^/]+\/sites/, { mayChange: true, sites: [] })
  await answerWith(page, /\/api\/firms\/[^/]+$/, staffedFirm)
}

const press = async ({ page }: Scene, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

const firm = { path: `/profile/firms/${id(20)}`, who: 'customer', before: withPeople } as const

/** Pages of the profile in states that an order, a firm or a partner leads to. */
export const profileShots: readonly Shot[] = [
  {
    ...firm,
    name: 'firm-people',
    whole: true,
    steps: ({ page }) => page.getByText('Ravi Kumar').waitFor(),
  },
  {
    ...firm,
    name: 'firm-limits',
    whole: true,
    steps: ({ page, say }) =>
      page.getByRole('button', { name: say.firmsMessages.changeLabel('Ravi Kumar') }).click(),
  },
  {
    ...firm,
    name: 'firm-remove',
    opens: 'alertdialog',
    steps: ({ page, say }) =>
      page.getByRole('button', { name: say.firmsMessages.removeLabel('Ravi Kumar') }).click(),
  },
  {
    ...firm,
    name: 'firm-leave',
    opens: 'alertdialog',
    steps: (scene) => press(scene, scene.say.firmsMessages.leave),
  },
  {
    name: 'firms-invited',
    path: '/profile/firms',
    who: 'customer',
    before: answered(/\/api\/firms(\?|$)/, {
      firms: [],
      invitations: [
        {
          id: id(30),
          gstin: staffedFirm.gstin,
          legalName: staffedFirm.legalName,
          role: 'site-engineer',
          invitedBy: 'Meera Gupta',
          expiresAt: '2026-12-04T06:30:00.000Z',
        },
      ],
    }),
  },
  { name: 'commission-none', path: '/profile/commission', who: 'partner' },
  {
    name: 'commission',
    path: '/profile/commission',
    who: 'customer',
    before: async (scene) => {
      await asActivePartner(scene)
      await answerWith(scene.page, /\/api\/account\/commission/, commission)
    },
  },
  {
    name: 'partner-quotations',
    path: '/profile/quotations/to-customers',
    who: 'customer',
    whole: true,
    before: async (scene) => {
      await asActivePartner(scene)
      await answerWith(scene.page, /\/api\/partner-quotations/, { quotations: passed })
    },
  },
  { name: 'profile-partner', path: '/profile', who: 'customer', before: asActivePartner },
  { name: 'own-credit-none', path: '/profile/credit', who: 'partner' },
  {
    name: 'orders-former',
    path: '/profile/order',
    who: 'partner',
    before: answered(/\/api\/session\/former-account/, { triesLeft: 3 }),
  },
  {
    name: 'orders-not-found',
    path: '/profile/order',
    who: 'customer',
    steps: async ({ page, say }) => {
      await page.getByLabel(say.orderSearchMessages.words).fill('xyz')
      await page.getByRole('main').getByRole('button', { name: say.orderSearchMessages.search }).click()
      await page.getByText(say.orderSearchMessages.noneTitle).waitFor()
    },
  },
  {
    name: 'orders-slow',
    path: '/privacy',
    who: 'customer',
    busy: true,
    before: async ({ page }) => {
      await page.route('**/api/orders*', () => {})
    },
    steps: async ({ page, language }) => {
      await page.goto(language === 'en' ? '/profile/order' : `/${language}/profile/order`)
    },
  },
  {
    name: 'new-device',
    path: '/profile',
    who: 'customer',
    before: ({ page }) => alter(page, /\/api\/session(\?|$)/, { newDevices: devices }),
    steps: ({ page, say }) => page.getByRole('region', { name: say.newDeviceMessages.title }).waitFor(),
    whole: true,
  },
  {
    name: 'personal-data-outdated',
    path: '/profile/data',
    who: 'partner',
    whole: true,
    before: answered(/\/api\/account\/consent/, { current: '2026-11-22', given: [] }),
  },
  {
    name: 'account-erase',
    path: '/profile/data',
    who: 'partner',
    opens: 'dialog',
    steps: (scene) => press(scene, scene.say.personalDataMessages.erase),
  },
]

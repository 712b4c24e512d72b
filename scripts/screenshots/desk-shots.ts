import type { Scene, Shot } from './shot.ts'

/** Opens what the first row of a page's table leads to. */
const openFirst =
  (path: string) =>
  async ({ page }: Scene): Promise<void> => {
    await page.locator(`main a[href^="${path}/"]`).first().click()
    await page.waitForURL(`**${path}/*`)
    await page.locator('main :is(.spinning, .skeleton)').first().waitFor({ state: 'hidden' })
  }

const rooms = [
  'new-order',
  'orders',
  'quotations',
  'customers',
  'trips',
  'cash',
  'catalogue',
  'catalogue/departments',
  'catalogue/banners',
  'catalogue/import',
  'stock',
  'stock/movements',
  'stock/places',
  'stock/count',
  'stock/receipt',
  'delivery',
  'demand',
  'list-requests',
  'reports',
  'accounts',
  'staff',
  'audit',
  'settings',
  'settings/invoices',
  'settings/messages',
  'settings/words',
  'settings/returns',
  'settings/payments',
]

/** The pages of the desk, as the owner of a shop with some orders sees them. */
export const deskShots: readonly Shot[] = [
  { name: 'desk-login', path: '/desk', whole: true },
  { name: 'desk-today', path: '/desk', who: 'owner', whole: true },
  ...rooms.map((room): Shot => ({
    name: `desk-${room.replace('/', '-')}`,
    path: `/desk/${room}`,
    who: 'owner',
    whole: true,
  })),
  { name: 'desk-order', path: '/desk/orders', who: 'owner', whole: true, steps: openFirst('/desk/orders') },
  {
    name: 'desk-customer',
    path: '/desk/customers',
    who: 'owner',
    whole: true,
    steps: openFirst('/desk/customers'),
  },
  {
    name: 'desk-product',
    path: '/desk/catalogue',
    who: 'owner',
    whole: true,
    steps: openFirst('/desk/catalogue/products'),
  },
]

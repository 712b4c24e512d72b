import type { Page } from '@playwright/test'
import type { Shot } from './shot.ts'

const listHeads = 'On,Product ID,Per cent off,Price with GST,From quantity,For whom'
const offerHeads = 'Offer,Coupon,Per cent off,At most,On,Product ID,Brand,Valid until,Budget'

async function sendSheet(page: Page, rows: readonly string[]): Promise<void> {
  const buffer = Buffer.from(rows.join('\n'))
  const file = { name: 'Contractors 2026.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose a file').setInputFiles(file)
}

/** Pages that import price lists and offers, with a sheet chosen. */
export const sheetShots: readonly Shot[] = [
  {
    name: 'desk-price-list-import',
    path: '/desk/catalogue/price-lists/import',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await sendSheet(page, [
        listHeads,
        'Everything,,2.5%,,,',
        ',opc-cement-53-adrikaVariant[0],,380,10,',
        ',nothing,5,,,',
      ])
      await page.getByText('not possible').first().waitFor()
    },
  },
  {
    name: 'desk-price-list-imported',
    path: '/desk/catalogue/price-lists/import',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await sendSheet(page, [listHeads, 'Everything,,2.5%,,,', ',opc-cement-53-adrikaVariant[0],,380,10,'])
      await page.getByRole('button', { name: 'Save the list' }).click()
      await page.getByRole('link', { name: 'Open the price list' }).click()
      await page.getByRole('link', { name: 'Import into this list' }).waitFor()
    },
  },
  {
    name: 'desk-offer-import',
    path: '/desk/catalogue/offers/import',
    who: 'owner',
    whole: true,
    steps: async ({ page }) => {
      await sendSheet(page, [
        offerHeads,
        'Diwali,DIWALI10,10%,500,,opc-cement-53-adrikaVariant[0],,31-12-2026,100000',
        ',,,,,,Adrika,,',
        'Holi,HOLI5,0.05,,Everything,,,,',
      ])
      await page.getByText('not possible').first().waitFor()
    },
  },
]

import { openCredit } from './desk-shots.ts'
import type { Scene, Shot } from './shot.ts'

const who = { path: '/desk/credit', who: 'owner' } as const

const openReminder = async (scene: Scene): Promise<void> => {
  await openCredit('remind')(scene)
  await scene.page.getByText('has been due since').waitFor()
}

/** Reminders of what is due on accounts of credit. */
export const reminderShots: readonly Shot[] = [
  { ...who, name: 'desk-credit-remind', steps: openReminder },
  {
    ...who,
    name: 'desk-credit-reminded',
    whole: true,
    steps: async (scene) => {
      await openReminder(scene)
      await scene.page.getByRole('dialog').getByRole('button', { name: 'Send a reminder' }).click()
      await scene.page.getByText('₹1,05,000.50, due').waitFor()
    },
  },
  {
    ...who,
    name: 'desk-customer-reminded',
    whole: true,
    steps: async (scene) => {
      const { page } = scene
      await openReminder(scene)
      await page.getByRole('dialog').getByRole('button', { name: 'Send a reminder' }).click()
      await page.getByText('₹1,05,000.50, due').waitFor()
      await page.getByRole('main').locator('a[href^="/desk/customers/"]').click()
      await page.getByText('Reminder of what is due').waitFor()
    },
  },
  {
    ...who,
    name: 'desk-credit-reminders',
    steps: async (scene) => {
      await openCredit()(scene)
      await scene.page.goto('/desk/credit?dialog=remind')
      await scene.page.getByRole('dialog').getByText('The message', { exact: true }).first().click()
      await scene.page.getByText('has been due since').first().waitFor()
    },
  },
  {
    name: 'desk-reminder-settings',
    path: '/desk/settings/messages',
    who: 'owner',
    steps: async ({ page }) => {
      await page.getByRole('checkbox', { name: 'Remind credit accounts automatically' }).check()
    },
  },
]

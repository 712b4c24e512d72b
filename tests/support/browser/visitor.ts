import { expect, type Page } from '@playwright/test'
import { pathIn, type Language } from '#domain/i18n/language.ts'
import { texts, type Texts } from '../messages/texts.ts'
import { expectAccessible } from './accessibility.ts'
import { open } from './catalogue-steps.ts'

/** Somebody who reads the store in a language: their steps are the same in each, and named by what pages say in it. */
export type Visitor = {
  readonly say: Texts
  readonly at: (path: string) => string
  readonly goTo: (path: string) => Promise<void>
  readonly press: (name: string) => Promise<void>
  /**
   * Looks at a step of a journey: nothing is wrong for who uses it by ear or with large text, and nothing is in another language but the
   * name of goods that stays as it was ordered.
   */
  readonly look: (where: string, ordered?: string) => Promise<void>
}

export function visitorIn(language: Language, page: Page): Visitor {
  const at = (path: string): string => pathIn(language, path)
  return {
    say: texts[language],
    at,
    goTo: (path) => open(page, at(path)),
    press: (name) =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click(),
    look: async (where, ordered = '') => {
      if (language !== 'en') await expectNoEnglish(page, where, ordered)
      await expectAccessible(page, where)
    },
  }
}

/** Names, codes, units and what people typed stay as they are. */
const sameEverywhere =
  /^(?:[A-Z\d]+|Fe|Cat|Part|kW|mA|Neev|WhatsApp|English|Gurugram|Haryana|India|Asha|Ravi|MG|Road|Sohna|Metro|Water|tank|help|neev|example|mm|cm|kg|ft|ml|sq|app)$/

/** Fails when a page that is not in English shows words of it. */
async function expectNoEnglish(page: Page, where: string, ordered: string): Promise<void> {
  const shown = await page.evaluate(() => {
    const said = (element: Element): boolean =>
      element.closest('script, style, [translate="no"], [lang="en"], input, textarea') === null &&
      element.checkVisibility()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement !== null && said(parentElement)) found.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        if (said(element) || name === 'placeholder') found.push(element.getAttribute(name) ?? '')
    return found
  })
  const english = shown
    .map((text) =>
      text.replace(ordered, '').replaceAll(/\S+@\S+|[\da-f]{8}-[\da-f-]{27}|“[^”]*”|\bpay_\w+/g, ''),
    )
    .filter((text) => (text.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !sameEverywhere.test(word)))
  expect([...new Set(english)], `${where}: what is not in the language of the page`).toEqual([])
}

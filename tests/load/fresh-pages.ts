import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../support/process/launch-chromium.ts'

/** An element as JSON: its name, its attributes, its children; text as it is. */
export type Tree = string | readonly [string, Readonly<Record<string, string>>, readonly Tree[]]

/**
 * Makes scripts for `wrk` whose requests each ask for a size of a product that nobody has asked for, so that no answer is cached.
 * `wrk` starts a script anew with each turn: the numbers go on where the last turn ended.
 */
export function freshPages(folder: string, pathname: string): () => string {
  const script = join(folder, 'fresh.lua')
  let asked = 0
  return () => {
    asked += 1_000_000
    writeFileSync(
      script,
      `n = ${asked}\nrequest = function() n = n + 1 return wrk.format('GET', '${pathname}?variantIndex=' .. n) end\n`,
    )
    return script
  }
}

/** Writes the elements of a page into a file, for the bare program that renders them. */
export function treeFileOf(folder: string, tree: Tree): string {
  const file = join(folder, 'tree.json')
  writeFileSync(file, JSON.stringify(tree))
  return file
}

/** The elements of a page as the server sends them, with no script run. */
export async function readTree(url: string): Promise<Tree> {
  const browser = await launchChromium()
  try {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(url)
    return await page.evaluate(() => {
      const read = (element: Element): Tree => [
        element.localName,
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        [...element.childNodes].flatMap((child) =>
          child instanceof Element ? [read(child)] : child instanceof Text ? [child.data] : [],
        ),
      ]
      return read(document.documentElement)
    })
  } finally {
    await browser.close()
  }
}

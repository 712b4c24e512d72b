import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { expect, test } from 'vitest'
import viteConfig from '../../vite.config.ts'

const root = path.join(import.meta.dirname, '../..')

const pluginsOf = async (option: PluginOption): Promise<Plugin[]> => {
  const resolved = await option
  if (Array.isArray(resolved)) return (await Promise.all(resolved.map(pluginsOf))).flat()
  return resolved ? [resolved] : []
}

test('the build has the plugins of React Router and Tailwind, and none of ours', async () => {
  const plugins = await pluginsOf(viteConfig.plugins)
  const others = plugins.filter(({ name }) => !/^(react-router|@tailwindcss\/vite:|prerender$)/.test(name))
  expect(others.map(({ name }) => name)).toEqual([])
  expect(plugins.length).toBeGreaterThan(2)
})

test('no library is replaced by another module, in the build or in tests', () => {
  expect(viteConfig).not.toHaveProperty('resolve.alias')
  expect(viteConfig).not.toHaveProperty('ssr.noExternal')
  expect(readFileSync(path.join(root, 'vitest.config.ts'), 'utf8')).not.toMatch(/alias|inline:/)
})

import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { compressAssets } from './scripts/compress-assets.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config

import { prepare } from './start/prepare.mjs'

await prepare({ build: true })

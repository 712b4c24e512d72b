export * from '#app/messages/en/no-scripts.ts'

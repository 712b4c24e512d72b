export * from '#app/messages/en/catalogue/suggestions.ts'

export * from '#app/messages/en/catalogue/search.ts'

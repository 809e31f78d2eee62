/** Files that are part of the program without being code; .build/assets.js loads them. */

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '*.hbs' {
  const template: import('handlebars').TemplateDelegate;
  export default template;
}

declare module '*.ftl' {
  const messages: import('@fluent/bundle').FluentResource;
  export default messages;
}

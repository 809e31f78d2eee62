/** The settings of `kiebitz.config.json` -> a JSON Schema (draft 7, which editors know) of that file. */
import { OPTIONS, SETTINGS, type Setting } from '../src/commands/configuration.js';
import { CONFIGURATION } from '../src/io/inputs.js';

export function configurationSchema(): object {
  const properties = SETTINGS.map((one) => [one.key, { description: one.describe, ...schemaOf(one) }]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: CONFIGURATION,
    type: 'object',
    additionalProperties: false,
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
  };
}

function schemaOf({ type, words }: Setting): object {
  switch (type) {
    case 'word':
      return { enum: words };
    case 'truth':
      return { type: 'boolean' };
    case 'file':
      return { type: 'string' };
    case 'options': {
      const properties = Object.fromEntries([...OPTIONS].map(([name, values]) => [name, { enum: values }]));
      return { type: 'object', additionalProperties: false, properties };
    }
    default:
      return { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
  }
}

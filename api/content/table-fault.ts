import { ContentError } from './content-error.ts';

export type Place = {
  file: string;
  field: 'stability' | 'distribution' | 'revisions' | 'suitability';
  line?: number;
};

export function tableFault({ file, field, line }: Place, text: string): ContentError {
  const row = line === undefined ? '' : `, line ${line}`;
  return new ContentError(`${file}: ${field}${row}: ${text}`, { field, line });
}

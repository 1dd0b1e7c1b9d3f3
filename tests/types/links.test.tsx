import { Link } from '@tanstack/react-router';

/*
 * Type tests: this file is compiled by `npm run check` and never run. Each line below an expected error has to
 * be wrong, or the compiler fails.
 */

export const goodLinks = [
  <Link key="list" to="/news" search={{ page: 2, size: 24, idCategory: 3, lang: 'en-US' }} />,
  <Link key="detail" to="/news/$id" params={{ id: '1' }} />,
  <Link key="receipt" to="/contact" search={{ sent: 'LB-0123456789' }} />,
];

export const badLinks = [
  // @ts-expect-error a page is a number
  <Link key="page" to="/news" search={{ page: 'two' }} />,
  // @ts-expect-error no such language
  <Link key="lang" to="/news" search={{ lang: 'fr-FR' }} />,
  // @ts-expect-error no such filter
  <Link key="filter" to="/news" search={{ category: 3 }} />,
  // @ts-expect-error the contact page is no list
  <Link key="contact" to="/contact" search={{ page: 2 }} />,
  // @ts-expect-error no such route
  <Link key="route" to="/newz" />,
  // @ts-expect-error a detail needs its id
  <Link key="params" to="/news/$id" />,
];

import { ink } from '../packs/kit.ts';

/* Two fermenters, the spray dryer with its cyclone, pipes and dimension lines. 1600x900. */

const line = `fill="none" stroke="${ink.green}" stroke-width="2.4"`;
const thin = `fill="none" stroke="${ink.green}" stroke-width="1.1" opacity=".55"`;
const floor = 770;

function fermenter(x: number, width: number, top: number, foot: number): string {
  const [half, dome] = [width / 2, width * 0.2];
  const level = top + (foot - top) * 0.34;
  const body = `M${x - half} ${top}V${foot}Q${x - half} ${foot + dome} ${x} ${foot + dome}Q${x + half} ${foot + dome} ${x + half} ${foot}V${top}Q${x + half} ${top - dome} ${x} ${top - dome}Q${x - half} ${top - dome} ${x - half} ${top}Z`;
  const liquid = `M${x - half + 14} ${level}V${foot - 4}Q${x - half + 14} ${foot + dome - 14} ${x} ${foot + dome - 14}Q${x + half - 14} ${foot + dome - 14} ${x + half - 14} ${foot - 4}V${level}Z`;
  const waves = Array.from({ length: 7 }, (_, index) => {
    const y = level + 26 + index * ((foot - level) / 7.2);
    const reach = half - 34 - (index % 2) * 18;
    return `<path d="M${x - reach} ${y}H${x + reach}" stroke-dasharray="${18 + index * 9} ${10 + index * 3}" ${thin}/>`;
  });
  const blades = [0.5, 0.7, 0.9].map((share) => {
    const y = top + (foot - top) * share;
    const reach = half * 0.46;
    return `<path d="M${x - reach} ${y}H${x + reach}" ${line}/><path d="M${x - reach} ${y - 15}v30M${x + reach} ${y - 15}v30M${x - reach * 0.5} ${y - 9}v18M${x + reach * 0.5} ${y - 9}v18" ${line}/>`;
  });
  const jacket = `M${x - half - 13} ${top + 46}V${foot - 6}Q${x - half - 13} ${foot + dome + 15} ${x} ${foot + dome + 15}Q${x + half + 13} ${foot + dome + 15} ${x + half + 13} ${foot - 6}V${top + 46}`;
  const legs = [-1, 1].map(
    (side) => `<path d="M${x + side * (half - 22)} ${foot + dome * 0.72 + 12}V${floor}m-15 0h30" ${line}/>`,
  );
  const drive = `<path d="M${x - 30} ${top - dome + 2}v-26h60v26M${x - 20} ${top - dome - 24}v-62h40v62M${x - 26} ${top - dome - 86}h52v-12h-52zM${x - 20} ${top - dome - 70}h40M${x - 20} ${top - dome - 54}h40M${x - 20} ${top - dome - 38}h40" ${line}/>`;
  const ports = [-0.56, 0.56].map((share) => {
    const at = x + half * share;
    return `<path d="M${at - 13} ${top - dome * 0.78}v-30h26v30M${at - 20} ${top - dome * 0.78 - 30}h40" ${line}/>`;
  });
  const glass = `<ellipse cx="${x - half * 0.48}" cy="${top + 52}" rx="25" ry="25" ${line}/><ellipse cx="${x - half * 0.48}" cy="${top + 52}" rx="17" ry="17" ${thin}/>`;
  const outlet = `<path d="M${x - 10} ${foot + dome + 15}v26m20 -26v26m-26 0h32l-16 12zm0 24h32l-16 -12z" ${line}/>`;
  return `<path d="${liquid}" fill="${ink.lively}" opacity=".13"/><path d="M${x - half + 14} ${level}H${x + half - 14}" ${line}/>${waves.join('')}<path d="${body}" ${line}/><path d="${jacket}" ${line}/><path d="M${x} ${top - dome}V${foot + dome * 0.3}" ${line}/>${blades.join('')}${legs.join('')}${drive}${ports.join('')}${glass}${outlet}`;
}

function dryer(): string {
  const tower = 'M1196 300V520L1276 690V716H1304V690L1384 520V300Q1290 252 1196 300Z';
  const spray = Array.from({ length: 9 }, (_, index) => {
    const lean = (index - 4) * 17;
    return `<path d="M${1290 + lean * 0.12} 330L${1290 + lean} ${452 + (index % 2) * 26}" stroke-dasharray="3 9" stroke-linecap="round" ${line}/>`;
  });
  const nozzle = 'M1290 276V322M1278 322h24l-5 14h-14zM1258 214h64v40h-64z';
  const duct = 'M1384 366H1404M1384 414H1404';
  const cyclone = 'M1404 330H1500V440L1468 640V672H1436V640L1404 440Z';
  const pot = 'M1424 684h56v64a8 8 0 0 1 -8 8h-40a8 8 0 0 1 -8 -8z';
  const exhaust = 'M1440 330V236Q1440 214 1462 214H1600M1466 330V252Q1466 240 1478 240H1600';
  const legs = 'M1206 546V770m-14 0h28M1374 546V770m-14 0h28M1244 740h92v30h-92z';
  const powder = 'M1428 748h48v-26q-24 -20 -48 0z';
  return `<path d="${powder}" fill="${ink.lively}" opacity=".28"/>${[tower, nozzle, duct, cyclone, pot, exhaust, legs].map((path) => `<path d="${path}" ${line}/>`).join('')}${spray.join('')}<path d="M1404 440H1500M1404 352H1500M1196 520H1384" ${thin}/>`;
}

const pipes = [
  'M0 176H470Q492 176 492 198V252',
  'M0 202H448Q466 202 466 220V252',
  'M486 176H806Q830 176 830 200V252',
  'M492 202H790Q804 202 804 216V252',
  'M550 706V812H876V706M900 706V812H1000Q1040 812 1040 772V250Q1040 214 1076 214H1258',
  'M526 706V818Q526 836 544 836H1010Q1064 836 1064 782V262Q1064 238 1088 238H1258',
].map((path) => `<path d="${path}" ${line}/>`);

function valve(x: number, y: number): string {
  return `<path d="M${x - 16} ${y - 11}v22l32 -22v22zM${x} ${y}v-24M${x - 12} ${y - 24}h24" fill="${ink.paper}" stroke="${ink.green}" stroke-width="2.4"/>`;
}

function dimension(x: number, from: number, to: number): string {
  return `<path d="M${x} ${from}V${to}M${x - 7} ${from + 7}l14 -14M${x - 7} ${to + 7}l14 -14M${x - 12} ${from}h60M${x - 12} ${to}h60" ${thin}/>`;
}

export function drawPlant(): string {
  const grid = Array.from({ length: 40 }, (_, index) => `M${index * 40 + 20} 0V900`)
    .concat(Array.from({ length: 22 }, (_, index) => `M0 ${index * 40 + 20}H1600`))
    .join('');
  const shades = `<path d="M0 ${floor}H1600" ${line}/><path d="${Array.from({ length: 134 }, (_, index) => `M${index * 12 + 12} ${floor}l-12 14`).join('')}" ${thin}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="${ink.paper}"/><path d="${grid}" fill="none" stroke="#dcddd4" stroke-width="1" opacity=".7"/>${shades}<g stroke-linejoin="round">${pipes.join('')}${fermenter(538, 250, 330, 590)}${fermenter(888, 250, 330, 590)}${dryer()}</g>${valve(250, 189)}${valve(650, 189)}${valve(720, 824)}${dimension(352, 280, floor)}${dimension(1120, 300, 690)}</svg>`;
}

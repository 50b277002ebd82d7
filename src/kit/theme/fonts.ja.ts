import './fonts.css';
import './fonts-ja.css';
